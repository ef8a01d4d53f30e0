import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findTypographyError } from "../../../packages/testkit/src/french-typography.ts";

const workspace = join(import.meta.dirname, "../../..");

/** A text in both languages, as literals of the source. */
interface TextPair {
  readonly file: string;
  readonly en: string;
  readonly fr: string;
}

const LITERAL = '("(?:[^"\\\\]|\\\\.)*"|`(?:[^`\\\\]|\\\\.)*`)';
const PAIR = new RegExp(`\\ben: ${LITERAL},\\s*fr: ${LITERAL}`, "g");

const pairsIn = (pattern: string): TextPair[] =>
  globSync(pattern, { cwd: workspace }).flatMap((file) => {
    const source = readFileSync(join(workspace, file), "utf8");
    return [...source.matchAll(PAIR)].map(([, en = "", fr = ""]) => ({ file, en, fr }));
  });

const site = pairsIn("apps/docs/src/**/*.{ts,tsx}");
const packages = pairsIn("{packages,examples}/*/src/**/*.{ts,tsx}");

/** A text without its placeholders, which may be code. */
function wordsOf(text: string): string {
  const words = text.slice(1, -1).replaceAll(/\$?\{[^{}]*\}/g, "x");
  // contains a nested text, or only punctuation
  return words.includes("${") || !/\p{L}{2}/u.test(words.replaceAll(/\\u\w{4}/g, "")) ? "" : words;
}

/** Texts that are the same in both languages. */
const SAME_IN_BOTH = new Set(['"Version {version} · {clauses} clauses · Serpentarium"']);

/** The problems of all texts, with their files. */
const findProblems = (pairs: readonly TextPair[], check: (pair: TextPair) => string | undefined): string[] =>
  pairs.flatMap((pair) => {
    const problem = check(pair);
    return problem === undefined ? [] : [`${pair.file}: ${problem}`];
  });

test("finds the texts of the site and the packages", () => {
  expect(site.length).toBeGreaterThan(200);
  expect(packages.length).toBeGreaterThan(500);
});

test("no text of three words or more is the same in both languages", () => {
  const same = ({ en, fr }: TextPair): string | undefined =>
    en === fr && !SAME_IN_BOTH.has(en) && (wordsOf(en).match(/\p{L}{2,}/gu)?.length ?? 0) >= 3
      ? en
      : undefined;
  expect(findProblems([...site, ...packages], same)).toEqual([]);
});

test("French texts use curved apostrophes", () => {
  expect(
    findProblems([...site, ...packages], ({ fr }) => (/\p{L}'\p{L}/u.test(wordsOf(fr)) ? fr : undefined)),
  ).toEqual([]);
});

test("French texts of the packages have no typography errors; the site typesets its own", () => {
  expect(findProblems(packages, ({ fr }) => findTypographyError(wordsOf(fr)))).toEqual([]);
});
