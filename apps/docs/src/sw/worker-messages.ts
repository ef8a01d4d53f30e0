/** The message of a page to a waiting service worker: activate now. */
export const TAKE_OVER = "take over";

/** The message of a page to the active service worker: store the pages of its language. */
export const KEEP_LANGUAGE = "keep language";
