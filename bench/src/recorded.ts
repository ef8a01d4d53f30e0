import { readFileSync, writeFileSync } from "node:fs";
import { ratios, type Verdict } from "./verdict.ts";

/** Ratios of an earlier run: they hold on any machine, as figures by themselves do not. */
export interface Recorded {
  /** The version of Node that ran. */
  readonly node: string;
  /** By goal. */
  readonly ratios: Readonly<Record<string, number>>;
}

/** A ratio that got worse by more than {@link MOST_LOST}. */
export interface Regression {
  readonly goal: string;
  readonly was: number;
  readonly is: number;
}

/** What noise may take away: a fifth. */
const MOST_LOST = 0.2;

const file = new URL("../recorded.json", import.meta.url);

export const readRecorded = (): Recorded => JSON.parse(readFileSync(file, "utf8")) as Recorded;

export function writeRecorded(verdicts: readonly Verdict[]): void {
  const rounded = ratios(verdicts).map(({ goal, figure }) => [goal, Number(figure.median.toPrecision(3))]);
  const recorded: Recorded = { node: process.version, ratios: Object.fromEntries(rounded) };
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
}

/** The ratios that got worse since they were recorded. */
export const regressions = ({ ratios: before }: Recorded, verdicts: readonly Verdict[]): Regression[] =>
  ratios(verdicts).flatMap(({ goal, figure: { median: is }, bound }) => {
    const was = before[goal];
    if (was === undefined) return [];
    const kept = bound === "at least" ? is / was : was / is;
    return kept < 1 - MOST_LOST ? [{ goal, was, is }] : [];
  });
