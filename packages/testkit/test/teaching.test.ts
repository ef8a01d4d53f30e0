import { definePlugin, type WordsFile } from "@serpentarium/core";
import type { GlossaryTerm, Goal, Task } from "@serpentarium/core/teaching";
import { describe, expect, test } from "vitest";
import { teachingConformanceChecks, wordsOf } from "../src/index.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import {
  checkTaskGoal,
  checkTaskMistakes,
  checkTaskSetup,
  checkTaskSolutions,
} from "../src/teaching/task.ts";
import { checkTeachingPicture } from "../src/teaching/teaching-picture.ts";
import { describeTeaching } from "../src/vitest.ts";
import hoardPlugin, { examples, hoard } from "./fixtures/hoard/game.ts";
import { find, learnable, patient, picture, teaching } from "./fixtures/hoard/teaching.ts";

const plugin = definePlugin(learnable, examples, hoardPlugin.words);
const { all } = wordsOf(plugin);

describeTeaching(plugin, teaching, { folder: new URL("./fixtures/hoard/", import.meta.url) });

type Changes<T> = readonly (readonly [message: string, changes: Partial<T>])[];

const textOfLength = (words: number): string => Array.from({ length: words }, () => "dig").join(" ");

/** Problems with the position and the clauses of a picture or a task. */
const SETTINGS: Changes<typeof picture & Task> = [
  ["it names no clause", { clauses: [] }],
  ["dig.deep is not a clause", { clauses: ["dig.fresh", "dig.deep"] }],
  ["the position is not accepted: bad-position", { position: "dig:2 3 .XX." }],
  ["the position is not accepted: bad-seats", { seats: 9 }],
  ["the position is not accepted: bad-option", { options: { cells: 99 } }],
  ["its position is one of a finished game", { position: "over:2!end.found 3 .xX." }],
];

const PICTURES: Changes<typeof picture> = [
  ...SETTINGS,
  ["d2 is not legal: dig.fresh", { play: "d2" }],
  ["pictures.g.title (en) needs pictures.g.title, which no words have", { id: "g" }],
];

const SETUPS: Changes<Task> = [
  ...SETTINGS,
  ["it allows 0 actions", { maxActions: 0 }],
  ["it allows 1.5 actions", { maxActions: 1.5 }],
  ["lesson.dig.hints.1 (en) needs lesson.dig.hints.1, which no words have", { id: "dig" }],
  [
    "lesson.find.mistakes.none (en) needs lesson.find.mistakes.none",
    { mistakes: [{ id: "none", play: ["d1"] }] },
  ],
  ["its goal names end.lost, which is not a clause", { goal: { every: { event: { clause: "end.lost" } } } }],
  [
    "its goal names the event lost, which has no words under events.lost",
    { goal: { all: [find.goal, { not: { events: { type: "lost" }, times: 2 } }] } },
  ],
];

/** Every position reaches it. */
const ALWAYS: Goal = { all: [] };

const GOALS: Changes<Task> = [
  ["the position is not accepted", { position: "nonsense" }],
  ["the goal is reached before any action", { goal: ALWAYS }],
  ["the goal is reached by any play", { goal: { event: { type: "dug" } } }],
  ["the goal is reached by any play", { maxActions: 2, goal: { events: {}, times: 2 } }],
];

const SOLUTIONS: Changes<Task> = [
  ["it has no solution", { solutions: [] }],
  ["a solution is empty", { solutions: [["d3"], []] }],
  ["d1 heads d3 takes 3 actions, and the task allows 1", { solutions: [["d1", "heads", "d3"]] }],
  ["d1 heads d2: d2 is not legal: dig.fresh", { maxActions: 3, solutions: [["d1", "heads", "d2"]] }],
  ["heads: heads is not legal: notation", { solutions: [["heads"]] }],
  ["d1 does not reach the goal", { solutions: [["d3"], ["d1"]] }],
  [
    "d1 heads reaches the goal too early, after 1 of 2 actions",
    { maxActions: 2, solutions: [["d1", "heads"]], goal: { event: { type: "dug" } } },
  ],
  ["the position is not accepted", { position: "nonsense" }],
];

const MISTAKES: Changes<Task> = [
  ["it lists no mistake", { mistakes: [] }],
  ["d1 is legal", { mistakes: [{ play: "d1", refused: "dig.fresh" }] }],
  ["d9 is a notation error", { mistakes: [{ play: "d9", refused: "dig.fresh" }] }],
  ["d2 is refused by dig.fresh, not by end.limit", { mistakes: [{ play: "d2", refused: "end.limit" }] }],
  ["d2: d2 is not legal: dig.fresh", { mistakes: [{ id: "empty", play: ["d2"] }] }],
  [
    "d3 is a mistake, but reaches the goal",
    { solutions: [["d4"]], mistakes: [{ id: "empty", play: ["d3"] }] },
  ],
  ["d1 is a mistake, but the start of a solution", { ...patient, mistakes: [{ id: "empty", play: ["d1"] }] }],
  ["a mistake is empty", { mistakes: [{ id: "empty", play: [] }] }],
  [
    "d1 heads is a mistake of 2 actions, and the task allows 1",
    { mistakes: [{ id: "empty", play: ["d1", "heads"] }] },
  ],
  [
    "d1 is listed as a mistake twice",
    {
      mistakes: [
        { id: "empty", play: ["d1"] },
        { id: "empty", play: ["d1"] },
      ],
    },
  ],
  [
    "d2 is listed as a mistake twice",
    {
      mistakes: [
        { play: "d2", refused: "dig.fresh" },
        { play: "d2", refused: "dig.fresh" },
      ],
    },
  ],
  ["the position is not accepted", { position: "nonsense" }],
];

describe("the checks report", () => {
  test.each(PICTURES)("of a picture: %s", (message, changes) => {
    expect(checkTeachingPicture(hoard, { ...picture, ...changes }, all)).toContain(message);
  });
  test.each(SETUPS)("of the setup of a task: %s", (message, changes) => {
    expect(checkTaskSetup(learnable, { ...find, ...changes }, all)).toContain(message);
  });
  test.each(GOALS)("of a goal: %s", (message, changes) => {
    expect(checkTaskGoal(learnable, { ...find, ...changes })).toContain(message);
  });
  test.each(SOLUTIONS)("of a solution: %s", (message, changes) => {
    expect(checkTaskSolutions(learnable, { ...find, ...changes })).toContain(message);
  });
  test.each(MISTAKES)("of a mistake: %s", (message, changes) => {
    expect(checkTaskMistakes(learnable, { ...find, ...changes })).toContain(message);
  });
});

test("the actions of solutions and mistakes can be pressed on the board", () => {
  const wrong = "d1 heads d3: heads cannot be pressed on the board";
  expect(checkTaskSolutions(learnable, patient)).toBeUndefined();
  expect(checkTaskSolutions(hoard, patient)).toBe(wrong);
  expect(checkTaskMistakes(hoard, patient)).toBe("d1 tails d4: tails cannot be pressed on the board");
});

test("a position must be in canonical form", () => {
  const capital = { ...hoard, formatPosition: () => "DIG" };
  expect(checkTeachingPicture(capital, picture)).toContain("the position is formatted as DIG");
  expect(checkTaskSetup(capital, find)).toContain("the position is formatted as DIG");
});

test("a goal after an unlisted draw of chance counts as missable", () => {
  const buried = { ...find, position: "bury:chance - -" };
  expect(checkTaskGoal(hoard, buried)).toBeUndefined();
});

test("titles and captions have a maximum length", () => {
  const words = { title: textOfLength(6), caption: textOfLength(51) };
  const taught = wordsOf({ ...plugin, words: [{ language: "en", pictures: { long: words } }] });
  expect(checkTeachingPicture(hoard, { ...picture, id: "long" }, taught.all)?.split("\n")).toEqual([
    "its title (en) has 6 words, at most 5 are allowed",
    "its caption (en) has 51 words, at most 50 are allowed",
  ]);
});

describe("teachingConformanceChecks", () => {
  const problemsOf = (changes: Partial<typeof teaching>, words: WordsFile = { language: "en" }): string[] =>
    teachingConformanceChecks(
      { ...plugin, words: [words, ...plugin.words] },
      { ...teaching, ...changes },
    ).flatMap(({ name, run }) => {
      const problem = run();
      return problem ? [`${KIT_WORDS.format(name)}: ${problem}`] : [];
    });

  test.each([
    [1, 1],
    [2, 4],
    [6, 6],
  ])("accepts %i pictures and %i tasks", (pictures, tasks) => {
    const changes = {
      pictures: teaching.pictures.slice(0, pictures),
      tasks: teaching.tasks.slice(0, tasks),
    };
    expect(problemsOf(changes)).toEqual([]);
  });
  test("reports that there is no picture or no task", () => {
    expect(problemsOf({ pictures: [] })).toEqual(["there is at least one: there is none"]);
    expect(problemsOf({ tasks: [] })).toEqual(["there is at least one task: there is none"]);
  });
  test.each(["", "Find", "find it", "-find", "find-", "2-finds", "f--d", "trouvé"])(
    "reports an invalid id: %j",
    (id) => {
      const tasks = teaching.tasks.with(0, { ...find, id });
      expect(problemsOf({ tasks })).toContain(
        `each task has a unique id: "${id}" is not an id: expected lower-case letters, digits and hyphens`,
      );
    },
  );
  test("reports a duplicate id", () => {
    expect(problemsOf({ tasks: [...teaching.tasks, find] })).toEqual([
      "each task has a unique id: find: there are two",
    ]);
    expect(problemsOf({ pictures: [picture, picture] })).toEqual([
      "each picture has a unique id: a: there are two",
    ]);
  });
  test("reports terms of the glossary without a clause, words or a sentence, and duplicates", () => {
    const term = (id: string, clause: string = "dig.fresh"): GlossaryTerm => ({ id, clause });
    const glossary = {
      hole: { term: "hole", meaning: "A hole." },
      pit: { term: "pit", meaning: "A deep hole, as in `dig.fresh`." },
      twice: { term: "hole", meaning: "A hole. Deep." },
    };
    const problems = (...terms: readonly GlossaryTerm[]): string[] =>
      problemsOf({ glossary: terms }, { language: "en", glossary });
    expect(problems(term("hole"), term("pit"))).toEqual([]);
    expect(problems(term("hole", "dig.none"), term("twice"), term("none"))).toEqual([
      "no term is defined twice: hole: two terms (en)",
      "hole: there is no clause dig.none",
      "twice: it is not defined in one sentence (en)",
      expect.stringContaining("none: glossary.none.term (en) needs glossary.none.term, which no words have"),
    ]);
  });
  test("checks every picture and every task", () => {
    const pictures = teaching.pictures.with(0, { ...picture, play: "d2" });
    const tasks = teaching.tasks.with(0, { ...find, solutions: [], mistakes: [] });
    expect(problemsOf({ pictures, tasks })).toEqual([
      'a: d2 is not legal: dig.fresh: clauses.dig.fresh.refusal {"cell":2}',
      "find is solved by its solutions: it has no solution",
      "find lists mistakes that are mistakes: it lists no mistake",
    ]);
    const [goal] = teachingConformanceChecks(plugin, {
      ...teaching,
      tasks: [{ ...find, goal: ALWAYS }],
    }).filter(({ name }) => KIT_WORDS.format(name) === "find has a goal that can be missed");
    expect(goal?.run()).toBe("the goal is reached before any action");
  });
});
