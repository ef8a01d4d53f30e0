import type { Course } from "@serpentarium/serpent-cartes/parts";

/** The course from both ends: players 1 and 3 run up the row, players 2 and 4 down (`ends.two`). */
export const TWO_ENDS_COURSE: Course<object> = { heading: (seat) => (seat % 2 === 0 ? "up" : "down") };
