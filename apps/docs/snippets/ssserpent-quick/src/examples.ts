import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as theirs } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";

const APPLES = "c3,e5 d4,f2,f6 b4,c6,d2 0 0 0";
const KISSED = "b2,b6,f2 d2,f4,f6 0";
const HEADS = `heads:yellow -.5 a6..-.5.j ${APPLES}`;

const own: readonly Example<ClauseId>[] = [
  {
    id: "material.pieces.1",
    clause: "material.pieces",
    position: "blue:yellow -.5 -.5 c3 - - 0 0 0",
    play: "e5",
    becomes: "apples:red -.5 -.5 c3,e5 - - 0 0 0",
  },
  {
    id: "heads.other-side.1",
    clause: "heads.other-side",
    position: HEADS,
    refused: "a3",
  },
  {
    id: "heads.other-side.2",
    clause: "heads.other-side",
    position: HEADS,
    play: "g3",
    becomes: `first:chance g3..-.5.j a6..-.5.j ${APPLES}`,
  },
  {
    id: "end.kiss.1",
    clause: "end.kiss",
    position: `move:red c4..E.5.j d5..W.5.j - ${KISSED} 4 20`,
    play: "E",
    becomes: `over:draw!end.kiss d4..E.5.j d5..W.5.j - ${KISSED} 5 21`,
  },
  {
    id: "end.kiss.2",
    clause: "end.kiss",
    position: `move:red b4..E.5.j d5..W.5.j - ${KISSED} 4 20`,
    play: "E",
    becomes: `move:yellow c4..E.5.j d5..W.5.j - ${KISSED} 5 21`,
  },
  {
    id: "end.kiss.3",
    clause: "end.kiss",
    position: `over:draw!end.kiss b4..E.5.j d5..W.5.j - ${KISSED} 5 21`,
    rejected: true,
  },
];

/** Examples that do not hold here, by position and action, with the reason. */
const EXCLUDED = {
  "heads:yellow -.4 e9..-.4.j c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0 d9":
    "the red head may not go beside the yellow one",
};

/** The default options of the base, for which its examples were written. */
const BASE_OPTIONS = { size: 9, apples: 4, blueApples: 4 };

const inherited = inheritExamples(theirs, clauses, EXCLUDED).map((example) => ({
  ...example,
  options: { ...BASE_OPTIONS, ...example.options },
}));

/** The variant’s own examples, then those of Ssserpent that also hold here. */
export const examples: readonly Example<ClauseId>[] = [...own, ...inherited];
