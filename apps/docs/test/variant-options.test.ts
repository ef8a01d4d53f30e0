import { expect, test } from "vitest";
import { optionDifferences } from "../src/lib/variant-options.ts";
import { base, misere } from "./fixtures/misere.ts";

const differences = Object.fromEntries(optionDifferences(base, misere, "en").map((one) => [one.name, one]));

test("options stand in order: those that are other, those that are new, those that go", () => {
  expect(Object.keys(differences)).toEqual(["marks", "first", "colour", "clock"]);
});

test("a number shows both defaults, and that its bounds are other", () => {
  expect(differences).toHaveProperty("marks", {
    name: "marks",
    title: "Marks",
    before: { default: "5", accepts: "a whole number from 1 to 9" },
    now: { default: "4", accepts: "a whole number from 1 to 8" },
    isBound: true,
  });
});

test("a choice shows the names of its values, in the language of the page", () => {
  expect(differences["first"]).toMatchObject({
    before: { default: "crosses" },
    now: { default: "noughts" },
    isBound: false,
  });
  const french = optionDifferences(base, misere, "fr").find(({ name }) => name === "first");
  expect(french).toMatchObject({ title: "Premier", before: { default: "les croix" } });
});

test("an option that goes has no value in the variant, one that is new none in the base", () => {
  expect(differences["clock"]).toMatchObject({ title: "Clock", before: { default: "none" }, now: undefined });
  expect(differences["colour"]).toMatchObject({ before: undefined, now: { default: "red" } });
});

test("other defaults for a number of seats are told", () => {
  const { marks } = base.options.fields as Record<string, object>;
  const game = { ...base, options: { ...base.options, fields: { marks: { ...marks, bySeats: { 3: 7 } } } } };
  const [first] = optionDifferences(base, game as typeof base, "en");
  expect(first?.now?.default).toBe("5, 7 at 3 seats");
});
