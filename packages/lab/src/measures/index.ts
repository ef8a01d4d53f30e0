import { branching } from "./branching.ts";
import { clauses } from "./clauses.ts";
import { decisions } from "./decisions.ts";
import { drama } from "./drama.ts";
import { ends } from "./ends.ts";
import { length } from "./length.ts";
import type { Measure } from "./measure.ts";
import { outcome } from "./outcome.ts";
import { refusals } from "./refusals.ts";
import { sharing } from "./sharing.ts";

/** What is measured, in the order of a report. None of them knows a game by name. */
export const MEASURES: readonly Measure[] = [
  outcome,
  sharing,
  length,
  ends,
  branching,
  decisions,
  drama,
  clauses,
  refusals,
];
