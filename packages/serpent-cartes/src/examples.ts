import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { advancing } from "./examples/advancing.ts";
import { ending } from "./examples/ending.ts";
import { entering } from "./examples/entering.ts";
import { meeting } from "./examples/meeting.ts";
import { setUp } from "./examples/set-up.ts";
import { turning } from "./examples/turning.ts";

/** At least one example for each clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  ...setUp,
  ...entering,
  ...advancing,
  ...turning,
  ...meeting,
  ...ending,
];
