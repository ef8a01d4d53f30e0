import { branching } from "./branching.ts";
import { clauses } from "./clauses.ts";
import { decisions } from "./decisions.ts";
import { endReasons } from "./end-reasons.ts";
import { leadChanges } from "./lead-changes.ts";
import { length } from "./length.ts";
import type { Measure } from "./measure.ts";
import { outcome } from "./outcome.ts";
import { rankings } from "./rankings.ts";
import { refusals } from "./refusals.ts";
import { sharedWins } from "./shared-wins.ts";

/** All measures, in the order of a report. They work for any game. */
export const MEASURES: readonly Measure[] = [
  outcome,
  sharedWins,
  length,
  endReasons,
  branching,
  decisions,
  leadChanges,
  clauses,
  refusals,
  rankings,
];
