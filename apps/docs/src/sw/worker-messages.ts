/** The message of a page to a waiting service worker: activate now. */
export const TAKE_OVER = "take over";
