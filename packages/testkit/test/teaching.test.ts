import { definePlugin } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import {
  checkAim,
  checkMistakes,
  checkPicture,
  checkSetOut,
  checkSolutions,
  teachingConformance,
} from "../src/index.ts";
import { describeTeaching } from "../src/vitest.ts";
import { examples, hoard } from "./fixtures/hoard/game.ts";
import { find, patient, picture, taught, teaching } from "./fixtures/hoard/teaching.ts";

const plugin = definePlugin(taught, examples);

describeTeaching(plugin, teaching);

type Changes<T> = readonly (readonly [what: string, changes: Partial<T>])[];

const because = { en: "No.", fr: "Non." };
const long = (words: number): string => Array.from({ length: words }, () => "dig").join(" ");

/** What is wrong with the position and the clauses of a picture as well as of a task. */
const SETTINGS: Changes<typeof picture & typeof find> = [
  ["it names no clause", { clauses: [] }],
  ["dig.deep is no clause", { clauses: ["dig.fresh", "dig.deep" as "dig.fresh"] }],
  ["the position is not accepted: bad-position", { position: "dig:2 3 .XX." }],
  ["the position is not accepted: bad-seats", { seats: 9 }],
  ["the position is not accepted: bad-option", { options: { cells: 99 } }],
  ["in its position the game is over", { position: "over:2!end.found 3 .xX." }],
];

const PICTURES: Changes<typeof picture> = [
  ...SETTINGS,
  ["d2 is not legal: dig.fresh", { play: "d2" }],
  ["its title (fr) is empty", { title: { en: "Dig", fr: "" } }],
  ["its caption (en) says", { caption: { en: "Dig {cell}.", fr: "Creusez." } }],
  ["its caption (fr) has a straight apostrophe", { caption: { en: "Dig.", fr: "C'est là." } }],
  ["its title (en) has 6 words, and 5 are enough", { title: { en: long(6), fr: long(5) } }],
  ["its caption (fr) has 51 words, and 50 are enough", { caption: { en: long(50), fr: long(51) } }],
];

const SET_OUT: Changes<typeof find> = [
  ...SETTINGS,
  ["it allows 0 actions", { within: 0 }],
  ["it allows 1.5 actions", { within: 1.5 }],
  ["it has no hint", { hints: [] }],
  ["its title (en) is empty", { title: { en: " ", fr: "Creuser" } }],
  ["what to do (fr) has no space before high punctuation", { task: { en: "Dig!", fr: "Creusez!" } }],
  ["hint 2 (fr) is empty", { hints: [because, { en: "Dig.", fr: "" }] }],
  ["what is said of d1 (fr) is empty", { mistakes: [{ play: ["d1"], because: { en: "No.", fr: "" } }] }],
  ["what has been learned (en) is empty", { done: { en: "", fr: "Voilà." } }],
];

const AIMS: Changes<typeof find> = [
  ["the position is not accepted", { position: "nonsense" }],
  ["the aim is reached before anything is played", { reaches: () => true }],
  ["the aim is reached, whatever is played", { reaches: (after) => after.phase !== "dig" }],
  ["the aim is reached, whatever is played", { within: 2, reaches: (_, events) => events.length > 1 }],
];

const SOLUTIONS: Changes<typeof find> = [
  ["it has no solution", { solutions: [] }],
  ["a solution plays nothing", { solutions: [["d3"], []] }],
  ["d1 heads d3 takes 3 actions, and the task allows 1", { solutions: [["d1", "heads", "d3"]] }],
  ["d1 heads d2: d2 is not legal: dig.fresh", { within: 3, solutions: [["d1", "heads", "d2"]] }],
  ["heads: heads is not legal: notation", { solutions: [["heads"]] }],
  ["d1 does not reach the aim", { solutions: [["d3"], ["d1"]] }],
  [
    "d1 heads reaches the aim after 1 already",
    { within: 2, solutions: [["d1", "heads"]], reaches: (_, [first]) => first !== undefined },
  ],
  ["the position is not accepted", { position: "nonsense" }],
];

const MISTAKES: Changes<typeof find> = [
  ["it foresees no mistake", { mistakes: [] }],
  ["d1 is legal", { mistakes: [{ play: "d1", refused: "dig.fresh" }] }],
  ["d9 is a notation error", { mistakes: [{ play: "d9", refused: "dig.fresh" }] }],
  ["d2 is refused by dig.fresh, not by end.limit", { mistakes: [{ play: "d2", refused: "end.limit" }] }],
  ["d2: d2 is not legal: dig.fresh", { mistakes: [{ play: ["d2"], because }] }],
  ["d3 is a mistake, yet reaches the aim", { solutions: [["d4"]], mistakes: [{ play: ["d3"], because }] }],
  ["d1 is a mistake, yet on the way of a solution", { ...patient, mistakes: [{ play: ["d1"], because }] }],
  ["a mistake plays nothing", { mistakes: [{ play: [], because }] }],
  [
    "d1 heads is a mistake of more actions than the task allows, 1",
    { mistakes: [{ play: ["d1", "heads"], because }] },
  ],
  [
    "d1 is foreseen as a mistake twice",
    {
      mistakes: [
        { play: ["d1"], because },
        { play: ["d1"], because },
      ],
    },
  ],
  [
    "d2 is foreseen as a mistake twice",
    {
      mistakes: [
        { play: "d2", refused: "dig.fresh" },
        { play: "d2", refused: "dig.fresh" },
      ],
    },
  ],
  ["the position is not accepted", { position: "nonsense" }],
];

describe("a check finds", () => {
  test.each(PICTURES)("of a picture: %s", (what, changes) => {
    expect(checkPicture(hoard, { ...picture, ...changes })).toContain(what);
  });
  test.each(SET_OUT)("of how a task is set out: %s", (what, changes) => {
    expect(checkSetOut(taught, { ...find, ...changes })).toContain(what);
  });
  test.each(AIMS)("of an aim: %s", (what, changes) => {
    expect(checkAim(taught, { ...find, ...changes })).toContain(what);
  });
  test.each(SOLUTIONS)("of a solution: %s", (what, changes) => {
    expect(checkSolutions(taught, { ...find, ...changes })).toContain(what);
  });
  test.each(MISTAKES)("of a mistake: %s", (what, changes) => {
    expect(checkMistakes(taught, { ...find, ...changes })).toContain(what);
  });
});

test("what is played has to be there to be pressed", () => {
  const wrong = "d1 heads d3: heads cannot be pressed at the board";
  expect(checkSolutions(taught, patient)).toBeUndefined();
  expect(checkSolutions(hoard, patient)).toBe(wrong);
  expect(checkMistakes(hoard, patient)).toBe("d1 tails d4: tails cannot be pressed at the board");
});

test("a position has to be as it is written", () => {
  const capital = { ...hoard, formatPosition: () => "DIG" };
  expect(checkPicture(capital, picture)).toContain("the position is written DIG");
  expect(checkSetOut(capital, find)).toContain("the position is written DIG");
});

test("an aim after what chance draws counts as one that can be missed", () => {
  const buried = { ...find, position: "bury:chance - -", within: 2, reaches: () => false };
  expect(checkAim(hoard, buried)).toBeUndefined();
});

describe("conformance of a teaching", () => {
  const wrongIn = (changes: Partial<typeof teaching>): string[] =>
    teachingConformance(plugin, { ...teaching, ...changes }).flatMap(({ name, run }) => {
      const wrong = run();
      return wrong ? [`${name.en}: ${wrong}`] : [];
    });

  test("finds too few and too many pictures and tasks", () => {
    const tasks = Array.from({ length: 11 }, (_, i) => ({ ...find, id: `t${i}` }));
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ pictures: [picture] })).toEqual(["there are six: there are 1"]);
    expect(wrongIn({ tasks: tasks.slice(0, 5) })).toEqual(["there are 6 to 10 tasks: there are 5"]);
    expect(wrongIn({ tasks: tasks.slice(0, 10) })).toEqual([]);
    expect(wrongIn({ tasks })).toEqual(["there are 6 to 10 tasks: there are 11"]);
  });
  test.each(["", "Find", "find it", "-find", "find-", "2-finds", "f--d", "trouvé"])(
    "finds a bad id: %j",
    (id) => {
      const [first, ...others] = teaching.tasks;
      const found = wrongIn({ tasks: [{ ...find, ...first, id }, ...others] });
      expect(found).toEqual([
        `each task has an id of its own: "${id}" is no id: lower-case letters, digits and hyphens`,
      ]);
    },
  );
  test("finds an id that two tasks have", () => {
    expect(wrongIn({ tasks: [...teaching.tasks, find] })).toEqual([
      "each task has an id of its own: find: two tasks",
    ]);
  });
  test("holds every picture and every task against its checks, named in both languages", () => {
    const [first, ...others] = teaching.pictures;
    const pictures = [{ ...picture, ...first, play: "d2" }, ...others];
    const tasks = [{ ...find, hints: [], solutions: [], mistakes: [] }, ...teaching.tasks.slice(1)];
    expect(wrongIn({ pictures, tasks })).toEqual([
      "1. Dig up the treasure.: d2 is not legal: dig.fresh: Cell 2 is dug already.",
      "find can be set out, and is told in both languages: it has no hint",
      "find is solved as it says: it has no solution",
      "find foresees mistakes that are some: it foresees no mistake",
    ]);
    const [aim] = teachingConformance(plugin, {
      ...teaching,
      tasks: [{ ...find, reaches: () => true }],
    }).filter(({ name }) => name.en === "find has an aim that one can miss");
    expect(aim?.run()).toBe("the aim is reached before anything is played");
    for (const { group, name } of teachingConformance(plugin, teaching)) {
      expect([group.en, group.fr, name.en, name.fr].every((words) => words !== "")).toBe(true);
    }
  });
});
