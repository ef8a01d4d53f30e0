/** What a page tells a new version of the site that waits: take over now. */
export const TAKE_OVER = "take over";
