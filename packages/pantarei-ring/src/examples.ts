import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { inherited } from "./examples/inherited.ts";
import { moving } from "./examples/moving.ts";
import { swapping } from "./examples/swapping.ts";
import { pantareiRing } from "./game.ts";

const allExamples: readonly Example<ClauseId>[] = [...moving, ...swapping, ...inherited];

/** At least one example for each clause, in the order of the rulebook: the ring’s own, then Pantareï’s that hold here. */
export const examples: readonly Example<ClauseId>[] = Object.keys(pantareiRing.clauses).flatMap((id) =>
  allExamples.filter(({ clause }) => clause === id),
);
