import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { inherited } from "./examples/inherited.ts";
import { moving } from "./examples/moving.ts";
import { swapping } from "./examples/swapping.ts";
import { pantareiRing } from "./game.ts";

const all: readonly Example<ClauseId>[] = [...moving, ...swapping, ...inherited];

/** At least one example a clause, in the order of the rulebook: the ring’s own, then those of Pantareï that hold here. */
export const examples: readonly Example<ClauseId>[] = Object.keys(pantareiRing.clauses).flatMap((id) =>
  all.filter(({ clause }) => clause === id),
);
