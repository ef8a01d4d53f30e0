import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { attacking } from "./examples/attacking.ts";
import { ending } from "./examples/ending.ts";
import { inherited } from "./examples/inherited.ts";
import { moving } from "./examples/moving.ts";
import { setUp } from "./examples/set-up.ts";
import { ssserpentTorus } from "./game.ts";

const all: readonly Example<ClauseId>[] = [...setUp, ...moving, ...attacking, ...ending, ...inherited];

/** At least one example for each clause, in the order of the rulebook: the variant's own, then the inherited ones. */
export const examples: readonly Example<ClauseId>[] = Object.keys(ssserpentTorus.clauses).flatMap((id) =>
  all.filter(({ clause }) => clause === id),
);
