import { definePlugin } from "@serpentarium/core";
import type { GlossaryTerm } from "@serpentarium/core/teaching";
import { describe, expect, test } from "vitest";
import {
  checkTaskGoal,
  checkTaskMistakes,
  checkTaskSetup,
  checkTaskSolutions,
  checkTeachingPicture,
  teachingConformanceChecks,
} from "../src/index.ts";
import { describeTeaching } from "../src/vitest.ts";
import type { ClauseId } from "./fixtures/hoard/events.ts";
import { examples, hoard } from "./fixtures/hoard/game.ts";
import { find, learnable, patient, picture, teaching } from "./fixtures/hoard/teaching.ts";

const plugin = definePlugin(learnable, examples);

describeTeaching(plugin, teaching);

type Changes<T> = readonly (readonly [message: string, changes: Partial<T>])[];

const because = { en: "No.", fr: "Non." };
const textOfLength = (words: number): string => Array.from({ length: words }, () => "dig").join(" ");

/** Problems with the position and the clauses of a picture or a task. */
const SETTINGS: Changes<typeof picture & typeof find> = [
  ["it names no clause", { clauses: [] }],
  ["dig.deep is not a clause", { clauses: ["dig.fresh", "dig.deep" as "dig.fresh"] }],
  ["the position is not accepted: bad-position", { position: "dig:2 3 .XX." }],
  ["the position is not accepted: bad-seats", { seats: 9 }],
  ["the position is not accepted: bad-option", { options: { cells: 99 } }],
  ["its position is one of a finished game", { position: "over:2!end.found 3 .xX." }],
];

const PICTURES: Changes<typeof picture> = [
  ...SETTINGS,
  ["d2 is not legal: dig.fresh", { play: "d2" }],
  ["its title (fr) is empty", { title: { en: "Dig", fr: "" } }],
  ["its caption (en) contains", { caption: { en: "Dig {cell}.", fr: "Creusez." } }],
  ["its caption (fr) has a straight apostrophe", { caption: { en: "Dig.", fr: "C'est là." } }],
  [
    "its title (en) has 6 words, at most 5 are allowed",
    { title: { en: textOfLength(6), fr: textOfLength(5) } },
  ],
  [
    "its caption (fr) has 51 words, at most 50 are allowed",
    { caption: { en: textOfLength(50), fr: textOfLength(51) } },
  ],
];

const SETUPS: Changes<typeof find> = [
  ...SETTINGS,
  ["it allows 0 actions", { maxActions: 0 }],
  ["it allows 1.5 actions", { maxActions: 1.5 }],
  ["it has no hint", { hints: [] }],
  ["its title (en) is empty", { title: { en: " ", fr: "Creuser" } }],
  [
    "its instruction (fr) has no space before high punctuation",
    { instruction: { en: "Dig!", fr: "Creusez!" } },
  ],
  ["hint 2 (fr) is empty", { hints: [because, { en: "Dig.", fr: "" }] }],
  ["the explanation of d1 (fr) is empty", { mistakes: [{ play: ["d1"], because: { en: "No.", fr: "" } }] }],
  ["its conclusion (en) is empty", { conclusion: { en: "", fr: "Voilà." } }],
];

const AIMS: Changes<typeof find> = [
  ["the position is not accepted", { position: "nonsense" }],
  ["the aim is reached before any action", { isReached: () => true }],
  ["the aim is reached by any play", { isReached: (after) => after.phase !== "dig" }],
  ["the aim is reached by any play", { maxActions: 2, isReached: (_, events) => events.length > 1 }],
];

const SOLUTIONS: Changes<typeof find> = [
  ["it has no solution", { solutions: [] }],
  ["a solution is empty", { solutions: [["d3"], []] }],
  ["d1 heads d3 takes 3 actions, and the task allows 1", { solutions: [["d1", "heads", "d3"]] }],
  ["d1 heads d2: d2 is not legal: dig.fresh", { maxActions: 3, solutions: [["d1", "heads", "d2"]] }],
  ["heads: heads is not legal: notation", { solutions: [["heads"]] }],
  ["d1 does not reach the aim", { solutions: [["d3"], ["d1"]] }],
  [
    "d1 heads reaches the aim too early, after 1 of 2 actions",
    { maxActions: 2, solutions: [["d1", "heads"]], isReached: (_, [first]) => first !== undefined },
  ],
  ["the position is not accepted", { position: "nonsense" }],
];

const MISTAKES: Changes<typeof find> = [
  ["it lists no mistake", { mistakes: [] }],
  ["d1 is legal", { mistakes: [{ play: "d1", refused: "dig.fresh" }] }],
  ["d9 is a notation error", { mistakes: [{ play: "d9", refused: "dig.fresh" }] }],
  ["d2 is refused by dig.fresh, not by end.limit", { mistakes: [{ play: "d2", refused: "end.limit" }] }],
  ["d2: d2 is not legal: dig.fresh", { mistakes: [{ play: ["d2"], because }] }],
  ["d3 is a mistake, but reaches the aim", { solutions: [["d4"]], mistakes: [{ play: ["d3"], because }] }],
  ["d1 is a mistake, but the start of a solution", { ...patient, mistakes: [{ play: ["d1"], because }] }],
  ["a mistake is empty", { mistakes: [{ play: [], because }] }],
  [
    "d1 heads is a mistake of 2 actions, and the task allows 1",
    { mistakes: [{ play: ["d1", "heads"], because }] },
  ],
  [
    "d1 is listed as a mistake twice",
    {
      mistakes: [
        { play: ["d1"], because },
        { play: ["d1"], because },
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
    expect(checkTeachingPicture(hoard, { ...picture, ...changes })).toContain(message);
  });
  test.each(SETUPS)("of the setup of a task: %s", (message, changes) => {
    expect(checkTaskSetup(learnable, { ...find, ...changes })).toContain(message);
  });
  test.each(AIMS)("of an aim: %s", (message, changes) => {
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

test("an aim after an unlisted draw of chance counts as missable", () => {
  const buried = { ...find, position: "bury:chance - -", within: 2, reaches: () => false };
  expect(checkTaskGoal(hoard, buried)).toBeUndefined();
});

describe("teachingConformanceChecks", () => {
  const problemsOf = (changes: Partial<typeof teaching>): string[] =>
    teachingConformanceChecks(plugin, { ...teaching, ...changes }).flatMap(({ name, run }) => {
      const problem = run();
      return problem ? [`${name.en}: ${problem}`] : [];
    });

  test.each([
    [1, 1],
    [2, 20],
    [9, 6],
  ])("accepts %i pictures and %i tasks", (pictures, tasks) => {
    const changes = {
      pictures: Array.from({ length: pictures }, () => picture),
      tasks: Array.from({ length: tasks }, (_, i) => ({ ...find, id: `t${i}` })),
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
      const [first, ...others] = teaching.tasks;
      const found = problemsOf({ tasks: [{ ...find, ...first, id }, ...others] });
      expect(found).toEqual([
        `each task has a unique id: "${id}" is not an id: expected lower-case letters, digits and hyphens`,
      ]);
    },
  );
  test("reports a duplicate id", () => {
    expect(problemsOf({ tasks: [...teaching.tasks, find] })).toEqual([
      "each task has a unique id: find: two tasks",
    ]);
  });
  test("reports terms of the glossary without a clause, a text or a sentence, and duplicates", () => {
    const term = (en: string, changes: object = {}): GlossaryTerm<ClauseId> => ({
      term: { en, fr: `${en}-fr` },
      meaning: { en: "A hole.", fr: "Un trou." },
      clause: "dig.fresh",
      ...changes,
    });
    expect(problemsOf({ glossary: [term("hole"), term("pit")] })).toEqual([]);
    const faults = [
      term("a", { clause: "dig.none" }),
      term("b", { meaning: { en: "A hole.", fr: "" } }),
      term("c", { meaning: { en: "A hole. Deep.", fr: "Un trou." } }),
      term("d", { meaning: { en: "A hole.", fr: "Un trou : profond." } }),
      term("d"),
    ];
    expect(problemsOf({ glossary: faults })).toEqual([
      "no term is defined twice: d: two terms (en)",
      "a: the term a: there is no clause dig.none",
      "b: the meaning of the term b (fr) is empty",
      "c: the term c (en) is not defined in one sentence",
      expect.stringContaining("d: the term d: a space that can break before high punctuation"),
    ]);
  });
  test("checks every picture and every task, with names in both languages", () => {
    const [first, ...others] = teaching.pictures;
    const pictures = [{ ...picture, ...first, play: "d2" }, ...others];
    const tasks = [{ ...find, hints: [], solutions: [], mistakes: [] }, ...teaching.tasks.slice(1)];
    expect(problemsOf({ pictures, tasks })).toEqual([
      "1. Dig up the treasure.: d2 is not legal: dig.fresh: Cell 2 is dug already.",
      "find has a valid position, and texts in both languages: it has no hint",
      "find is solved by its solutions: it has no solution",
      "find lists mistakes that are mistakes: it lists no mistake",
    ]);
    const [aim] = teachingConformanceChecks(plugin, {
      ...teaching,
      tasks: [{ ...find, isReached: () => true }],
    }).filter(({ name }) => name.en === "find has an aim that can be missed");
    expect(aim?.run()).toBe("the aim is reached before any action");
    for (const { group, name } of teachingConformanceChecks(plugin, teaching)) {
      expect([group.en, group.fr, name.en, name.fr].every((words) => words !== "")).toBe(true);
    }
  });
});
