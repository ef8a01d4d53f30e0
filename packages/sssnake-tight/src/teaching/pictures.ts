import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { ARCH, KNOT, LOOP, NOOSE } from "../examples/snakes.ts";

/** The tight game in six pictures: the differences when no part may stay loose. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["tight.both-parts", "finish.loose-parts"],
    id: "nothing-may-stay-loose",
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
  },
  {
    clauses: ["finish.missing", "turn.one"],
    id: "a-heavy-present",
    position: "lend:1 1 60.48.7.4 X 0 - -",
    play: "X:h",
  },
  {
    clauses: ["finish.loose-parts"],
    id: "through-it-for-nothing",
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
    play: "C:hL",
  },
  {
    clauses: ["tight.one-loose"],
    id: "one-at-a-time",
    position: `keep:1 1 60.45.7.3 CD 1 ${LOOP} -`,
    play: "D:hL",
  },
  {
    clauses: ["tight.both-parts"],
    id: "not-yet",
    position: `keep:1 1 57.43.7.3 SD 1 ${NOOSE} -`,
    play: "D:hL",
  },
  {
    clauses: ["end.complete", "tight.both-parts"],
    id: "tight-and-won",
    position: `keep:1 1 50.30.7.4 SC 1 ${KNOT} ${ARCH}`,
    play: "C:hR",
  },
];
