import { existsSync, readFileSync, writeFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { SEED } from "./pairing.ts";
import { type Claim, formatTable, type Result } from "./tally.ts";

/** The content of `strength.json`. */
export interface StrengthResults {
  /** The version of this package. */
  readonly version: string;
  readonly seed: string;
  readonly results: readonly Result[];
}

const FILE = new URL("strength.json", import.meta.url);
const README = new URL("../README.md", import.meta.url);
const [BEGIN, END] = ["<!-- strength: written by bench/strength.ts -->", "<!-- end -->"];

const NO_RESULTS: StrengthResults = { version: manifest.version, seed: SEED, results: [] };

/** The latest results, of any version. */
export const readResults = (): StrengthResults =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as StrengthResults) : NO_RESULTS;

/** The results that can be continued: of this version and the same seed. */
export const currentResults = (all: StrengthResults): StrengthResults =>
  all.version === manifest.version && all.seed === SEED ? all : NO_RESULTS;

const isSameClaim = (one: Claim, other: Claim): boolean =>
  one.game === other.game && one.bot === other.bot && one.against === other.against;

export const findResult = ({ results }: StrengthResults, claim: Claim): Result | undefined =>
  results.find((result) => isSameClaim(result, claim));

/** Adds a result, or replaces the one of the same claim. */
export function withResult(all: StrengthResults, result: Result): StrengthResults {
  const known = all.results.some((other) => isSameClaim(other, result));
  const results = known
    ? all.results.map((other) => (isSameClaim(other, result) ? result : other))
    : [...all.results, result];
  return { ...all, results };
}

/** Writes the table into the README, between its two comments. */
export function withTable(readme: string, results: readonly Result[]): string {
  const [before, after] = [readme.indexOf(BEGIN) + BEGIN.length, readme.indexOf(END)];
  return `${readme.slice(0, before)}\n\n${formatTable(results)}\n\n${readme.slice(after)}`;
}

export function writeResults(all: StrengthResults): void {
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(README, withTable(readFileSync(README, "utf8"), all.results));
}
