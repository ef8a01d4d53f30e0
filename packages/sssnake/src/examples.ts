import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { ending } from "./examples/ending.ts";
import { finishing } from "./examples/finishing.ts";
import { giving } from "./examples/giving.ts";
import { hand } from "./examples/hand.ts";
import { material } from "./examples/material.ts";
import { placing } from "./examples/placing.ts";
import { rolling } from "./examples/rolling.ts";

/** At least one example for each clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  ...material,
  ...placing,
  ...finishing,
  ...rolling,
  ...giving,
  ...hand,
  ...ending,
];
