import type { OptionValue } from "@serpentarium/core/options";
import type { Run } from "../run-lab.ts";
import { buildReport, type Report } from "./report.ts";

export const SWEEP_FORMAT = "serpentarium-lab-sweep/3";

/** The reports on a game for several values of one option, as plain data. */
export interface Sweep {
  readonly format: typeof SWEEP_FORMAT;
  /** The name of the option. */
  readonly option: string;
  /** One report per value, in the requested order. */
  readonly values: readonly { readonly value: OptionValue; readonly report: Report }[];
}

/** Builds a sweep from one run per value of an option. */
export const buildSweep = (option: string, runs: readonly Run[]): Sweep => ({
  format: SWEEP_FORMAT,
  option,
  values: runs.map((run) => ({
    // the options of the table have been parsed
    value: Reflect.get(run.setup.table.options, option) as OptionValue,
    report: buildReport(run),
  })),
});
