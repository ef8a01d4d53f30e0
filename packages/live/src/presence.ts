/** The name of the events that say who watches a match; the others are numbered and have none. */
export const PRESENCE = "presence";
