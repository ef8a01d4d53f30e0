import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/pantarei";
import { type ClauseId, clauses } from "./clauses.ts";

/** Examples of new and changed clauses. Each is a test, and a playable board in the rulebook. */
const ownExamples: readonly Example<ClauseId>[] = [
  {
    id: "move.pair-low.1",
    clause: "move.pair-low",
    position: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0",
    refused: "2R2",
  },
  {
    id: "move.pair-low.2",
    clause: "move.pair-low",
    position: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0",
    play: "2R",
    becomes: "move:2 n,d2,d3+l2+d1+l1,l2 light - 1",
  },
  {
    id: "move.pair-low.3",
    clause: "move.pair-low",
    position: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0",
    play: "2L2",
    becomes: "move:2 n+d2+l1,d3+l2+d1,l2 light - 0",
  },
  {
    id: "end.pile.1",
    clause: "end.pile",
    position: "move:1 n+d1+l2+d3,l1,d2,l3 light - 0",
    play: "2L",
    becomes: "over:1!end.pile n+d1+l2+d3+l1,d2,l3 light - 0",
  },
];

/** Positions of Pantareï’s examples that are not inherited, each with the reason. */
const EXCLUDED_EXAMPLES: Readonly<Record<string, string>> = {};

/** The examples of this variant, then those of Pantareï that are valid here too. */
export const examples: readonly Example<ClauseId>[] = [
  ...ownExamples,
  ...inheritExamples(base, clauses, EXCLUDED_EXAMPLES),
];
