import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";

/** All apples are placed, and player 1 places the yellow head. */
const FIELD = "c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";
const HEADS = `heads:red -.4 -.4 ${FIELD}`;

/** Examples of new and changed clauses. Each is a test, and a playable board in the rulebook. */
const ownExamples: readonly Example<ClauseId>[] = [
  {
    id: "setup.heads.1",
    clause: "setup.heads",
    position: HEADS,
    play: "e9",
    becomes: `heads:yellow -.4 e9..-.4.j ${FIELD}`,
  },
  {
    id: "setup.heads.2",
    clause: "setup.heads",
    position: HEADS,
    refused: "a5",
  },
  {
    id: "setup.no-corner.1",
    clause: "setup.no-corner",
    position: HEADS,
    refused: "a9",
  },
  {
    id: "setup.no-corner.2",
    clause: "setup.no-corner",
    position: HEADS,
    among: ["b9", "a8"],
    never: ["a9", "i9", "a1", "i1"],
  },
];

/** Positions of Ssserpent’s examples that are not inherited, each with the reason. */
const EXCLUDED_EXAMPLES: Readonly<Record<string, string>> = {
  "heads:red -.8 -.8 b3,b5,d2,d4,d6,f3,f5 - - 0 0 0": "g7 is a corner of that grid",
};

/** The examples of this variant, then those of Ssserpent that are valid here too. */
export const examples: readonly Example<ClauseId>[] = [
  ...ownExamples,
  ...inheritExamples(base, clauses, EXCLUDED_EXAMPLES),
];
