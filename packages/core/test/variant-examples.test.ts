import { describe, expect, test } from "vitest";
import type { Example } from "../src/index.ts";
import { inheritExamples } from "../src/variant/index.ts";

const caption = { en: "Look.", fr: "Voyez." };
const examples: readonly Example<"move.free" | "move.far" | "end.full">[] = [
  { clause: "move.free", caption, position: "move:1 a", refused: "a" },
  { clause: "move.far", caption, position: "move:1 a", refused: "z" },
  { clause: "move.far", caption, position: "move:2 b", refused: "z" },
  { clause: "end.full", caption, position: "over:1 abc", legal: [] },
];
const clause = { source: "platform", title: caption } as const;
const clausesOf = (inherited: readonly Example[]): string[] =>
  inherited.map(({ clause: id, position }) => `${id} ${position}`);

describe("inherited examples", () => {
  test("are all those of the base where nothing is changed", () => {
    expect(inheritExamples(examples, {})).toEqual(examples);
    expect(inheritExamples(examples, { "move.new": clause })).toEqual(examples);
  });

  test("are none of a clause that reads otherwise, and none of one that is gone", () => {
    const inherited = inheritExamples(examples, { "move.far": clause, "end.full": null });
    expect(clausesOf(inherited)).toEqual(["move.free move:1 a"]);
    inherited satisfies readonly Example<"move.free">[];
  });

  test("are none that is left out, by its position or by a question", () => {
    const left = ["move.far move:2 b", "end.full over:1 abc"];
    expect(clausesOf(inheritExamples(examples, {}, { "move:1 a": "a is not free here" }))).toEqual(left);
    expect(clausesOf(inheritExamples(examples, {}, ({ position }) => position === "move:1 a"))).toEqual(left);
  });

  test("are left out by keys that name one of them", () => {
    expect(() => inheritExamples(examples, {}, { "move:1 nowhere": "a slip" })).toThrow(
      'no example of the base is "move:1 nowhere"',
    );
  });

  test("are told apart by their actions where they share a position", () => {
    const inherited = inheritExamples(examples, {}, { "move:1 a z": "z is near enough here" });
    expect(clausesOf(inherited)).toEqual(["move.free move:1 a", "move.far move:2 b", "end.full over:1 abc"]);
  });
});
