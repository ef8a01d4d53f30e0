import { describe, expect, test } from "vitest";
import type { Example } from "../src/index.ts";
import { inheritExamples } from "../src/variant/index.ts";

const examples: readonly Example[] = [
  { id: "1", clause: "move.free", position: "move:1 a", refused: "a" },
  { id: "2", clause: "move.far", position: "move:1 a", refused: "z" },
  { id: "3", clause: "move.far", position: "move:2 b", refused: "z" },
  { id: "4", clause: "end.full", position: "over:1 abc", legal: [] },
];
const clause = { source: "platform" } as const;
const idsOf = (inherited: readonly Example[]): string[] => inherited.map(({ id }) => id);

describe("inheritExamples", () => {
  test("returns all examples where no clause is changed", () => {
    expect(inheritExamples(examples, {})).toEqual(examples);
    expect(inheritExamples(examples, { "move.new": clause })).toEqual(examples);
  });

  test("drops the examples of changed and removed clauses", () => {
    const inherited = inheritExamples(examples, { "move.far": clause, "end.full": null });
    expect(idsOf(inherited)).toEqual(["1"]);
  });

  test("drops excluded examples", () => {
    expect(idsOf(inheritExamples(examples, {}, { "1": "a is not free here" }))).toEqual(["2", "3", "4"]);
  });

  test("throws for an id that no example has", () => {
    expect(() => inheritExamples(examples, {}, { "9": "a slip" })).toThrow('the base has no example "9"');
  });
});
