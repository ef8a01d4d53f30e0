import { expect, test } from "vitest";
import { optionDifferences } from "../src/lib/rulebook/variant-options.ts";
import { base, misere, misereWords } from "./fixtures/misere.ts";

const differences = Object.fromEntries(
  optionDifferences(base, misere, misereWords("en")).map((one) => [one.name, one]),
);

test("lists changed, then added, then removed options", () => {
  expect(Object.keys(differences)).toEqual(["marks", "first", "colour", "clock"]);
});

test("shows both defaults of an integer, and that its bounds differ", () => {
  expect(differences).toHaveProperty("marks", {
    name: "marks",
    title: "Marks",
    before: { default: "5", accepts: "a whole number from 1 to 9" },
    now: { default: "4", accepts: "a whole number from 1 to 8" },
    hasOtherValues: true,
  });
});

test("shows the names of a choice's values in the language of the page", () => {
  expect(differences["first"]).toMatchObject({
    before: { default: "crosses" },
    now: { default: "noughts" },
    hasOtherValues: false,
  });
  const french = optionDifferences(base, misere, misereWords("fr")).find(({ name }) => name === "first");
  expect(french).toMatchObject({ title: "Premier", before: { default: "les croix" } });
});

test("a removed option has no value in the variant, and an added one none in the base", () => {
  expect(differences["clock"]).toMatchObject({
    title: "Clock",
    before: { default: "no limit" },
    now: undefined,
  });
  expect(differences["colour"]).toMatchObject({ before: undefined, now: { default: "red" } });
});

test("includes the defaults that depend on the number of seats", () => {
  const { marks } = base.options.fields as Record<string, object>;
  const game = {
    ...base,
    options: { ...base.options, fields: { marks: { ...marks, defaultBySeats: { 3: 7 } } } },
  };
  const [first] = optionDifferences(base, game as typeof base, misereWords("en"));
  expect(first?.now?.default).toBe("5, 7 at 3 seats");
});
