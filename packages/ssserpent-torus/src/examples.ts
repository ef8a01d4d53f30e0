import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/ssserpent";
import data from "../rulebook/examples.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { ssserpentTorus } from "./game.ts";

/** The inherited examples of clauses that are valid on the torus, with the grid size that they assume. */
export const inherited: readonly Example[] = inheritExamples(base, clauses, data.excluded).map((example) => ({
  ...example,
  options: { size: 9, ...example.options },
}));

const all: readonly Example[] = [...data.examples, ...inherited];

/** At least one example for each clause, in the order of the rulebook: the variant’s own, then the inherited ones. */
export const examples: readonly Example[] = Object.keys(ssserpentTorus.clauses).flatMap((id) =>
  all.filter(({ clause }) => clause === id),
);
