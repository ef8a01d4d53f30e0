import { describe, expect, test } from "vitest";
import type { Task, Teaching } from "../src/teaching/index.ts";
import { inheritTeaching } from "../src/variant/index.ts";

const task = (id: string, clause: string, mistakes: Task["mistakes"] = []): Task => ({
  id,
  clauses: ["move.free", clause],
  position: `move:1 ${id}`,
  solutions: [["a"]],
  mistakes,
  goal: { winner: 0 },
});
const picture = (id: string, ...clauses: string[]) => ({ id, clauses, position: `move:1 ${id}` });
const term = (id: string, clause: string) => ({ id, clause });

const base: Teaching = {
  pictures: [picture("a", "move.free"), picture("b", "move.free", "end.full")],
  tasks: [
    task("walk", "move.free", [
      { play: "z", refused: "move.far" },
      { id: "far", play: ["b"] },
    ]),
    task("fill", "end.full"),
  ],
  glossary: [term("cell", "move.free"), term("full", "end.full")],
};
const clause = { source: "platform" } as const;

/** What is inherited, by its ids. */
const namesOf = ({ pictures, tasks, glossary }: ReturnType<typeof inheritTeaching>) => [
  ...pictures.map(({ id }) => id),
  ...tasks.map(({ id }) => id),
  ...glossary.map(({ id }) => id),
];

describe("inheritTeaching", () => {
  test("returns everything where no clause is changed", () => {
    expect(inheritTeaching(base, { "move.new": clause })).toEqual(base);
  });

  test("drops what is about changed and removed clauses, and mistakes refused by them", () => {
    const inherited = inheritTeaching(base, { "move.far": clause, "end.full": null });
    expect(namesOf(inherited)).toEqual(["a", "walk", "cell"]);
    expect(inherited.tasks[0]?.mistakes).toEqual([{ id: "far", play: ["b"] }]);
  });

  test("drops what is excluded by its id", () => {
    const excluded = {
      a: "it is narrow here",
      fill: "it is never full",
      cell: "a cell is a hole here",
    };
    expect(namesOf(inheritTeaching(base, {}, excluded))).toEqual(["b", "walk", "full"]);
  });

  test("throws for a key that matches nothing", () => {
    expect(() => inheritTeaching(base, {}, { fil: "a slip" })).toThrow(
      'the teaching of the base has no "fil"',
    );
  });

  test("has no terms where the base has none", () => {
    const { glossary: _, ...rest } = base;
    expect(inheritTeaching(rest, {}).glossary).toEqual([]);
  });
});
