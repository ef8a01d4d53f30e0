import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { misset } from "../../../packages/testkit/src/french.ts";

const workspace = join(import.meta.dirname, "../../..");

/** A text in both languages, as it stands in a source. */
interface Pair {
  readonly file: string;
  readonly en: string;
  readonly fr: string;
}

const LITERAL = '("(?:[^"\\\\]|\\\\.)*"|`(?:[^`\\\\]|\\\\.)*`)';
const PAIR = new RegExp(`\\ben: ${LITERAL},\\s*fr: ${LITERAL}`, "g");

const pairsIn = (pattern: string): Pair[] =>
  globSync(pattern, { cwd: workspace }).flatMap((file) => {
    const source = readFileSync(join(workspace, file), "utf8");
    return [...source.matchAll(PAIR)].map(([, en = "", fr = ""]) => ({ file, en, fr }));
  });

const site = pairsIn("apps/docs/src/**/*.{ts,tsx}");
const packages = pairsIn("{packages,examples}/*/src/**/*.{ts,tsx}");

/** A text without the values that are put into it, which may be code. */
function wordsOf(text: string): string {
  const words = text.slice(1, -1).replaceAll(/\$?\{[^{}]*\}/g, "x");
  // a text within a value, or none but punctuation
  return words.includes("${") || !/\p{L}{2}/u.test(words.replaceAll(/\\u\w{4}/g, "")) ? "" : words;
}

/** What is right in both languages. */
const SAME = new Set(['"Version {version} · {clauses} clauses · Serpentarium"']);

/** Each text of which something is said. */
const told = (pairs: readonly Pair[], say: (pair: Pair) => string | undefined): string[] =>
  pairs.flatMap((pair) => {
    const what = say(pair);
    return what === undefined ? [] : [`${pair.file}: ${what}`];
  });

test("there is something to look at", () => {
  expect(site.length).toBeGreaterThan(200);
  expect(packages.length).toBeGreaterThan(500);
});

test("no text of three words or more is the same in both languages", () => {
  const same = ({ en, fr }: Pair): string | undefined =>
    en === fr && !SAME.has(en) && (wordsOf(en).match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 ? en : undefined;
  expect(told([...site, ...packages], same)).toEqual([]);
});

test("French has curved apostrophes everywhere", () => {
  expect(
    told([...site, ...packages], ({ fr }) => (/\p{L}'\p{L}/u.test(wordsOf(fr)) ? fr : undefined)),
  ).toEqual([]);
});

test("French of the packages has its spaces; the site sets its own", () => {
  expect(told(packages, ({ fr }) => misset(wordsOf(fr)))).toEqual([]);
});
