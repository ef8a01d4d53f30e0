import { diffVariant } from "@serpentarium/core/variant";
import { examples as baseExamples, sssnake } from "@serpentarium/sssnake";
import { runExample } from "@serpentarium/testkit";
import { describe, expect, test } from "vitest";
import data from "../rulebook/examples.json" with { type: "json" };
import { inherited } from "../src/examples.ts";
import { sssnakeTight } from "../src/index.ts";

describe("what the tight game inherits from Sssnake", () => {
  test("is everything except the rules for finishing; two clauses are added and six changed", () => {
    expect(diffVariant(sssnake, sssnakeTight)).toEqual({
      clauses: {
        added: ["tight.both-parts", "tight.one-loose"],
        changed: [
          "place.can-finish",
          "finish.possible",
          "finish.loose-parts",
          "finish.missing",
          "end.deck",
          "score.negative",
        ],
        removed: [],
      },
      options: { added: [], changed: [], removed: [] },
      phases: { added: [], changed: ["draw", "keep", "lend", "receive", "reclaim"], removed: [] },
    });
  });

  test("the added clauses are in the order of the rulebook", () => {
    const ids = Object.keys(sssnakeTight.clauses);
    const from = ids.indexOf("finish.possible");
    expect(ids.slice(from, from + 5)).toEqual([
      "finish.possible",
      "finish.loose-parts",
      "tight.both-parts",
      "tight.one-loose",
      "finish.missing",
    ]);
  });

  test.each(inherited.map((example) => [example.id, example] as const))("%s holds", (_id, example) =>
    expect(runExample(sssnakeTight, example)).toBeUndefined(),
  );

  test.each(Object.keys(data.excluded))("%s is excluded, because it does not hold", (excluded) => {
    const example = baseExamples.find(({ id }) => id === excluded);
    if (!example) throw new Error("Sssnake has no such example");
    expect(runExample(sssnakeTight, example)).toBeDefined();
  });
});
