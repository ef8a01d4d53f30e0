import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { attacking } from "./examples/attacking.ts";
import { eating } from "./examples/eating.ts";
import { ending } from "./examples/ending.ts";
import { material } from "./examples/material.ts";
import { moving } from "./examples/moving.ts";
import { setUp } from "./examples/set-up.ts";

/** At least one example for each clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  ...material,
  ...setUp,
  ...moving,
  ...eating,
  ...attacking,
  ...ending,
];
