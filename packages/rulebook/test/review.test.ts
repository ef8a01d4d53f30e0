import { expect, test } from "vitest";
import {
  acceptClauses,
  clausePartsIn,
  findStale,
  formatReview,
  parseReview,
  REVIEW_PATH,
  type ReviewFiles,
} from "../src/node.ts";

const CLAUSES = ["take.one", "take.two", "end.pond"];
const ALL = [...CLAUSES, "rulebook", "short", "words", "teaching"];

const FILES: Readonly<Record<string, string>> = {
  "rulebook/en.mdx": "## Taking\n\n### take.one\n\nTake one pebble.\n\n### take.two\n\nTwo at most.\n",
  "rulebook/en.short.md": "[At least one](#take.one), and two at most.\n",
  "rulebook/fr.mdx": "### take.one\n\nPrenez un caillou.\n\n### take.two\n\nDeux au plus.\n",
  "rulebook/examples.json": JSON.stringify({
    examples: [
      { id: "take.one.1", clause: "take.one", position: "3 2", refused: "0" },
      { id: "take.two.1", clause: "take.two", position: "3 2", refused: "3" },
    ],
  }),
  "words/en.json": JSON.stringify({
    clauses: {
      "take.one": { title: "At least one", refusal: "Take at least one." },
      "take.two": { title: "Two at most" },
    },
    phases: { take: { prompt: "Take one or two" } },
  }),
  "words/en.teaching.json": JSON.stringify({
    examples: { "take.two": { "1": "Three are too many." } },
    lesson: { title: "Leave the last pebble" },
  }),
  "words/fr.json": JSON.stringify({ "clauses.take.one": { title: "Au moins un" } }),
  "src/clauses.ts": `export const clauses = {
  "take.one": { source: "printed", refuses: true },
  "take.two": {
    source: "printed",
  },
} as const satisfies Clauses;
`,
  "src/take.ts": `/** Says no. */
const refuse = (
  count: number,
): Refusal | undefined => {
  if (/["']/.test(text)) return { clause: "take.one", data: { count } };
  return undefined;
};

function end() {
  return "take.two";
}
`,
};

const filesOf = (changes: Readonly<Record<string, string>> = {}): ReviewFiles =>
  new Map(Object.entries({ ...FILES, ...changes }));

const reviewed = (accepted: readonly string[] = ALL) =>
  formatReview(acceptClauses(filesOf(), { clauses: CLAUSES, accepted }));

/** What is stale after some changes, in short. */
const staleAfter = (changes: Readonly<Record<string, string>>, record = reviewed()) =>
  findStale(filesOf({ [REVIEW_PATH]: record, ...changes }), { clauses: CLAUSES }).map(
    ({ clause, part, language, source }) =>
      [clause, part, language, source && `of ${source}`].filter(Boolean).join(" "),
  );

const replaced = (path: string, from: string | RegExp, to: string) => {
  const before = FILES[path] ?? "";
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return { [path]: after };
};

test("a record has a line for each clause and language, sorted", () => {
  expect(reviewed().replaceAll(/[\da-f]{8}/g, "…")).toBe(`{
  "rulebook": {
    "en": "text …"
  },
  "short": {
    "en": "text …"
  },
  "take.one": {
    "code": "…",
    "examples": "…",
    "en": "text …, words …",
    "fr": "text … of …, words … of …"
  },
  "take.two": {
    "code": "…",
    "examples": "…",
    "en": "text …, words …",
    "fr": "text … of …"
  },
  "teaching": {
    "en": "words …"
  },
  "words": {
    "en": "words …"
  }
}
`);
  expect(staleAfter({})).toEqual([]);
});

test("nothing is stale before the first record", () => {
  expect(findStale(filesOf(), { clauses: CLAUSES })).toEqual([]);
});

test.each([
  ["rulebook/en.mdx", "Two", "Three", ["take.two text en", "take.two text fr of en"]],
  ["rulebook/fr.mdx", "Deux", "Trois", ["take.two text fr"]],
  ["words/en.json", "Take at least", "Leave at least", ["take.one words en", "take.one words fr of en"]],
  ["words/fr.json", "Au moins", "Au plus", ["take.one words fr"]],
  ["rulebook/en.mdx", "Taking", "Leaving", ["rulebook text en"]],
  [
    "rulebook/en.mdx",
    "## Taking",
    "---\ndescription: A game.\n---\n\nTake all.\n\n## Taking",
    ["rulebook text en"],
  ],
  ["rulebook/en.short.md", "two", "three", ["short text en"]],
  ["words/en.json", "one or two", "one or three", ["words words en"]],
  ["words/en.teaching.json", "Three are", "Two are", ["take.two words en"]],
  ["words/en.teaching.json", "Leave", "Take", ["teaching words en"]],
  ["rulebook/examples.json", '"refused":"3"', '"refused":"2"', ["take.two examples"]],
  ["src/take.ts", "[\"']", "[\"'/]", ["take.one code"]],
  ["src/take.ts", "data: { count }", "data: { count: 2 }", ["take.one code"]],
  ["src/take.ts", "count: number", "count: bigint", ["take.one code"]],
  ["src/clauses.ts", "true", "false", ["take.one code"]],
  ["rulebook/fr.mdx", "### take.two\n\nDeux au plus.\n", "", ["take.two text fr"]],
  [
    "rulebook/en.mdx",
    "### take.two",
    "### end.pond",
    ["take.two text fr of en", "take.two text en", "end.pond new"],
  ],
  [
    "rulebook/en.mdx",
    "### take.two",
    "### take.three",
    ["take.two text fr of en", "take.two text en", "rulebook text en"],
  ],
])("in %s, %s instead of %s", (path, from, to, expected) => {
  expect(staleAfter(replaced(path, from, to))).toEqual(expected);
});

test.each([
  ["rulebook/en.mdx", "Two at most.", "Two\n  at {/* a note */}most."],
  ["words/en.json", '{"take.one":', ' { "take.one" :'],
  [
    "words/en.json",
    '"title":"At least one","refusal":"Take at least one."',
    '"refusal":"Take at least one.","title":"At least one"',
  ],
  ["rulebook/examples.json", '{"id"', ' { "id" '],
  ["src/take.ts", "/** Says no. */", "// says nothing"],
  ["src/take.ts", "  count: number,\n", " count: number // of 'pebbles\n"],
  ["src/take.ts", "{ count }", "{\n    count,\n  }"],
  ["src/clauses.ts", "  },\n} as", "  },\n  other: 1,\n} as"],
  ["src/clauses.ts", '"printed", refuses', '"printed",\n   // sure\n   refuses'],
])("in %s, %j and %j are the same", (path, from, to) => {
  expect(staleAfter(replaced(path, from, to))).toEqual([]);
});

test("code that moves to another file is the same, and strings keep their spaces", () => {
  expect(staleAfter({ "src/take.ts": "", "src/a.ts": FILES["src/take.ts"] ?? "" })).toEqual([]);
  const spaces = '["take.two", "a b"]';
  const record = (code: string) =>
    clausePartsIn(filesOf({ "src/a.ts": code }), CLAUSES).get("take.two")?.[0]?.digest;
  expect(record(`const a = ${spaces};`)).toBe(record(`const  a =\n  ${spaces};`));
  expect(record(`const a = ${spaces};`)).not.toBe(record(`const a = ${spaces.replace("a b", "ab")};`));
});

test("a published package has no code to compare", () => {
  const files = new Map(filesOf({ [REVIEW_PATH]: reviewed() }));
  files.delete("src/clauses.ts");
  files.delete("src/take.ts");
  expect(findStale(files, { clauses: CLAUSES })).toEqual([]);
});

test("names new and removed clauses", () => {
  expect(staleAfter({}, reviewed(["take.two", ...ALL.slice(3)]))).toEqual(["take.one new"]);
  const files = filesOf({ [REVIEW_PATH]: reviewed() });
  const stale = findStale(files, { clauses: ["take.one"] });
  expect(stale).toContainEqual({ clause: "take.two", part: "gone" });
  // its section and its words belong to no clause now
  const entries = new Set(stale.map(({ clause }) => clause));
  expect([...entries]).toEqual(["rulebook", "words", "teaching", "take.two"]);
  const accepted = acceptClauses(files, { clauses: ["take.one"], accepted: ["take.two"] });
  expect(Object.keys(accepted)).not.toContain("take.two");
});

test("accepts one language without its translations", () => {
  const changed = replaced("rulebook/en.mdx", "one pebble", "two pebbles");
  const accept = (record: string, language: string) =>
    formatReview(
      acceptClauses(filesOf({ ...changed, [REVIEW_PATH]: record }), {
        ...{ clauses: CLAUSES, accepted: ["take.one"], language },
      }),
    );
  const english = accept(reviewed(), "en");
  expect(staleAfter(changed, english)).toEqual(["take.one text fr of en"]);
  expect(staleAfter(changed, accept(english, "fr"))).toEqual([]);
});

test("names a file that holds something else", () => {
  expect(() => parseReview(filesOf({ [REVIEW_PATH]: "[]" }))).toThrow(`${REVIEW_PATH}: expected an object`);
  expect(() => parseReview(filesOf({ [REVIEW_PATH]: '{"a":{"b":1}}' }))).toThrow(
    "expected digests by clause",
  );
  expect(() => staleAfter({ "words/en.json": "{" })).toThrow(/^words\/en.json: /);
});
