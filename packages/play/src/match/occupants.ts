import { LEVELS } from "@serpentarium/bots";
import { REMOTE_PLAYER } from "@serpentarium/table";

/** The occupant name of a random opponent. */
export const RANDOM_BOT = "random";
/** The dealer name of the site. */
export const SITE_DEALER = "dice";
/** The dealer name of the site if a person presses for each roll; see `pressed-dealer.ts`. */
export const PRESSED_DEALER = "press";

/** The occupants whose actions the page sends: remote ones arrive by link, and the page draws after a press. */
export const PASSIVE: readonly string[] = [REMOTE_PLAYER, PRESSED_DEALER];

/** The occupants of matches on this site, besides people. */
export const PROGRAMS: readonly string[] = [
  ...LEVELS.map(({ id }) => id),
  RANDOM_BOT,
  SITE_DEALER,
  ...PASSIVE,
];
