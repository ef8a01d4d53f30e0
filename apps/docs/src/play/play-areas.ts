/** The areas of the site whose words a play page shows. */
export const PLAY_AREAS = ["play", "options"] as const;
