import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/pantarei";
import data from "../rulebook/examples.json" with { type: "json" };
import { clauses } from "./clauses.ts";

/**
 * The examples of this variant, then those of Pantareï that are valid here too. Each is a test, and a playable board in the rulebook.
 */
export const examples: readonly Example[] = [
  ...data.examples,
  ...inheritExamples(base, clauses, data.excluded),
];
