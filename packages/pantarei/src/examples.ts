import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { ending } from "./examples/ending.ts";
import { moving } from "./examples/moving.ts";
import { setUp } from "./examples/set-up.ts";
import { swapping } from "./examples/swapping.ts";

/** At least one example for each clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [...setUp, ...moving, ...swapping, ...ending];
