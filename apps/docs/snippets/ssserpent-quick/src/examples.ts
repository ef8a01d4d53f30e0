import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as theirs } from "@serpentarium/ssserpent";
import data from "../rulebook/examples.json" with { type: "json" };
import { clauses } from "./clauses.ts";

/** The default options of the base, for which its examples were written. */
const BASE_OPTIONS = { size: 9, apples: 4, blueApples: 4 };

const inherited = inheritExamples(theirs, clauses, data.excluded).map((example) => ({
  ...example,
  options: { ...BASE_OPTIONS, ...example.options },
}));

/** The variant’s own examples, then those of Ssserpent that also hold here. */
export const examples: readonly Example[] = [...data.examples, ...inherited];
