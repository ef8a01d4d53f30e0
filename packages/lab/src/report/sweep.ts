import type { OptionValue } from "@serpentarium/core/options";
import type { Run } from "../run-lab.ts";
import { type Report, reportOf } from "./report.ts";

export const SWEEP_FORMAT = "serpentarium-lab-sweep/1";

/** The same game with one option after another value, as plain data. */
export interface Sweep {
  readonly format: typeof SWEEP_FORMAT;
  /** The name of the option. */
  readonly option: string;
  /** Value by value, in the order in which they were asked for. */
  readonly values: readonly { readonly value: OptionValue; readonly report: Report }[];
}

/** A run for each value of an option, together. */
export const sweepOf = (option: string, runs: readonly Run[]): Sweep => ({
  format: SWEEP_FORMAT,
  option,
  values: runs.map((run) => ({
    // the table was checked by the fields of the options
    value: Reflect.get(run.open.table.options, option) as OptionValue,
    report: reportOf(run),
  })),
});
