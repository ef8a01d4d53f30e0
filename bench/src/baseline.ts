import { readFileSync, writeFileSync } from "node:fs";
import { ratios, type Verdict } from "./verdict.ts";

/** The ratios of an earlier run. Unlike single figures they are comparable between machines. */
export interface Baseline {
  /** The version of Node in that run. */
  readonly node: string;
  /** By goal. */
  readonly ratios: Readonly<Record<string, number>>;
}

/** A ratio that got worse by more than {@link MAX_LOSS}. */
export interface Regression {
  readonly goal: string;
  readonly was: number;
  readonly is: number;
}

/** The loss that may be noise: a fifth. */
const MAX_LOSS = 0.2;

const file = new URL("../recorded.json", import.meta.url);

export const readBaseline = (): Baseline => JSON.parse(readFileSync(file, "utf8")) as Baseline;

export function writeBaseline(verdicts: readonly Verdict[]): void {
  const rounded = ratios(verdicts).map(({ goal, figure }) => [goal, Number(figure.median.toPrecision(3))]);
  const baseline: Baseline = { node: process.version, ratios: Object.fromEntries(rounded) };
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

/** The ratios that are worse than their baseline. */
export const regressions = ({ ratios: before }: Baseline, verdicts: readonly Verdict[]): Regression[] =>
  ratios(verdicts).flatMap(({ goal, figure: { median: is }, bound }) => {
    const was = before[goal];
    if (was === undefined) return [];
    const ratio = bound === "at least" ? is / was : was / is;
    return ratio < 1 - MAX_LOSS ? [{ goal, was, is }] : [];
  });
