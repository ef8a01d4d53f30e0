import { describe, expect, test } from "vitest";
import type { Example } from "../src/index.ts";
import { inheritExamples } from "../src/variant/index.ts";

const examples: readonly Example<"move.free" | "move.far" | "end.full">[] = [
  { id: "1", clause: "move.free", position: "move:1 a", refused: "a" },
  { id: "2", clause: "move.far", position: "move:1 a", refused: "z" },
  { id: "3", clause: "move.far", position: "move:2 b", refused: "z" },
  { id: "4", clause: "end.full", position: "over:1 abc", legal: [] },
];
const clause = { source: "platform" } as const;
const clausesOf = (inherited: readonly Example[]): string[] =>
  inherited.map(({ clause: id, position }) => `${id} ${position}`);

describe("inheritExamples", () => {
  test("returns all examples where no clause is changed", () => {
    expect(inheritExamples(examples, {})).toEqual(examples);
    expect(inheritExamples(examples, { "move.new": clause })).toEqual(examples);
  });

  test("drops the examples of changed and removed clauses", () => {
    const inherited = inheritExamples(examples, { "move.far": clause, "end.full": null });
    expect(clausesOf(inherited)).toEqual(["move.free move:1 a"]);
    inherited satisfies readonly Example<"move.free">[];
  });

  test("drops excluded examples, by position or by a function", () => {
    const remaining = ["move.far move:2 b", "end.full over:1 abc"];
    expect(clausesOf(inheritExamples(examples, {}, { "move:1 a": "a is not free here" }))).toEqual(remaining);
    expect(clausesOf(inheritExamples(examples, {}, ({ position }) => position === "move:1 a"))).toEqual(
      remaining,
    );
  });

  test("throws for a key that matches no example", () => {
    expect(() => inheritExamples(examples, {}, { "move:1 nowhere": "a slip" })).toThrow(
      'the base has no example "move:1 nowhere"',
    );
  });

  test("distinguishes examples with the same position by their actions", () => {
    const inherited = inheritExamples(examples, {}, { "move:1 a z": "z is near enough here" });
    expect(clausesOf(inherited)).toEqual(["move.free move:1 a", "move.far move:2 b", "end.full over:1 abc"]);
  });
});
