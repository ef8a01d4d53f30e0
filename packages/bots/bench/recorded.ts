import { existsSync, readFileSync, writeFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { SEED } from "./pairing.ts";
import { type Claim, formatTable, type Result } from "./tally.ts";

/** What `strength.json` holds. */
export interface Recorded {
  /** The version of this package. */
  readonly version: string;
  readonly seed: string;
  readonly results: readonly Result[];
}

const FILE = new URL("strength.json", import.meta.url);
const README = new URL("../README.md", import.meta.url);
const [BEGIN, END] = ["<!-- strength: written by bench/strength.ts -->", "<!-- end -->"];

const NOTHING: Recorded = { version: manifest.version, seed: SEED, results: [] };

/** What was recorded last, of whatever version. */
export const readRecorded = (): Recorded =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Recorded) : NOTHING;

/** What can be gone on with: games of this version, drawn from the same seed. */
export const current = (recorded: Recorded): Recorded =>
  recorded.version === manifest.version && recorded.seed === SEED ? recorded : NOTHING;

const isOf = (one: Claim, other: Claim): boolean =>
  one.game === other.game && one.bot === other.bot && one.against === other.against;

export const findResult = ({ results }: Recorded, claim: Claim): Result | undefined =>
  results.find((result) => isOf(result, claim));

/** What was recorded with one result more, or another in its place. */
export function withResult(recorded: Recorded, result: Result): Recorded {
  const known = recorded.results.some((other) => isOf(other, result));
  const results = known
    ? recorded.results.map((other) => (isOf(other, result) ? result : other))
    : [...recorded.results, result];
  return { ...recorded, results };
}

/** Puts the table into the readme, between the lines that are kept for it. */
export function withTable(readme: string, results: readonly Result[]): string {
  const [before, after] = [readme.indexOf(BEGIN) + BEGIN.length, readme.indexOf(END)];
  return `${readme.slice(0, before)}\n\n${formatTable(results)}\n\n${readme.slice(after)}`;
}

export function writeRecorded(recorded: Recorded): void {
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
  writeFileSync(README, withTable(readFileSync(README, "utf8"), recorded.results));
}
