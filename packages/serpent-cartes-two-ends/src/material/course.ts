import type { Course } from "@serpentarium/serpent-cartes/parts";

/** Players 1 and 3 run up the row, players 2 and 4 down it (`ends.two`). */
export const ENDS: Course = (seat) => (seat % 2 === 0 ? "up" : "down");
