import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true });

/** Returns a function that lists what a schema finds wrong. */
function validator(name: "examples" | "teaching" | "words"): (data: unknown) => readonly string[] {
  const validate = ajv.compile(read(join(import.meta.dirname, `../schemas/${name}.json`)) as object);
  return (data) => {
    validate(data);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

const problemsOf = {
  examples: validator("examples"),
  teaching: validator("teaching"),
  words: validator("words"),
};

const filesOf = (pattern: string): readonly string[] =>
  globSync(`{packages,examples,packages/create-serpentarium/templates}/*/${pattern}`, { cwd: ROOT }).sort();

test.each([
  ["examples", "rulebook/examples.json"],
  ["teaching", "rulebook/teaching.json"],
  ["words", "words/*.json"],
] as const)("the %s of the packages are as the schema says", (name, pattern) => {
  const files = filesOf(pattern);
  expect(files.length).toBeGreaterThan(7);
  const wrong = files.flatMap((file) =>
    problemsOf[name](read(join(ROOT, file))).map((problem) => `${file}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});

describe("what the schema does not allow", () => {
  const at = { id: "move.1", clause: "move", position: "move:1" };
  test.each([
    ["no kind", at],
    ["two kinds", { ...at, legal: [], refused: "a" }],
    ["an action that leads nowhere", { ...at, play: "a" }],
    ["a name that there is not", { ...at, legal: [], caption: "Look" }],
    ["a valid position as rejected", { ...at, rejected: false }],
    ["no clause", { id: "move.1", position: "move:1", legal: [] }],
  ])("of an example: %s", (_, example) => {
    expect(problemsOf.examples({ examples: [{ ...at, legal: [] }] })).toEqual([]);
    expect(problemsOf.examples({ examples: [example] })).not.toEqual([]);
  });

  const task = {
    ...{ id: "first", clauses: ["move"], position: "move:1", solutions: [["a"]] },
    mistakes: [{ id: "short", play: ["b"] }],
  };
  test.each([
    ["a goal of two kinds", { winner: 0, score: 1, seat: 0 }],
    ["a goal of no kind", {}],
    ["a score of nobody", { score: 1 }],
    ["events without a number", { events: { type: "ate" } }],
    ["any event", { event: {} }],
    ["a goal within a goal that is none", { all: [{ won: 0 }] }],
    ["a limit without what must follow", { some: { winner: 0 }, within: 2 }],
  ])("of a task: %s", (_, goal) => {
    const teaching = (one: unknown) => ({ pictures: [], tasks: [{ ...task, goal: one }] });
    expect(problemsOf.teaching(teaching({ every: { not: { event: { type: "ate" } } }, within: 2 }))).toEqual(
      [],
    );
    expect(problemsOf.teaching(teaching(goal))).not.toEqual([]);
  });

  test("of words: numbers and lists", () => {
    expect(problemsOf.words({ language: "en", title: "Hoop", events: { won: "Won." } })).toEqual([]);
    for (const value of [1, ["a"], { deep: null }])
      expect(problemsOf.words({ language: "en", events: value })).not.toEqual([]);
    expect(problemsOf.words({ title: "Hoop" })).not.toEqual([]);
  });
});
