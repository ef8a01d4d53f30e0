import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/sssnake";
import data from "../rulebook/examples.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { sssnakeTight } from "./game.ts";

/** The inherited examples of clauses that are valid here. */
export const inherited: readonly Example[] = inheritExamples(base, clauses, data.excluded);

const all: readonly Example[] = [...data.examples, ...inherited];

/** At least one example for each clause, in the order of the rulebook: the variant’s own, then the inherited ones. */
export const examples: readonly Example[] = Object.keys(sssnakeTight.clauses).flatMap((id) =>
  all.filter(({ clause }) => clause === id),
);
