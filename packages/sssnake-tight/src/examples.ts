import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { finishing } from "./examples/finishing.ts";
import { inherited } from "./examples/inherited.ts";
import { loosening } from "./examples/loosening.ts";
import { sssnakeTight } from "./game.ts";

const all: readonly Example<ClauseId>[] = [...loosening, ...finishing, ...inherited];

/** At least one example for each clause, in the order of the rulebook: the variant's own, then the inherited ones. */
export const examples: readonly Example<ClauseId>[] = Object.keys(sssnakeTight.clauses).flatMap((id) =>
  all.filter(({ clause }) => clause === id),
);
