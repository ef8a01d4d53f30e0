import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/serpent-cartes";
import data from "../rulebook/examples.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { serpentCartesTwoEnds } from "./game.ts";

// the rule of `turn.safe-entry` is that of the base, so its examples are valid; only its texts differ
const { "turn.safe-entry": _sameRule, ...changedRules } = clauses;
/** The inherited examples of clauses that are valid here. */
export const inherited: readonly Example[] = inheritExamples(base, changedRules, data.excluded);

const all: readonly Example[] = [...inherited, ...data.examples];

/** At least one example for each clause, in the order of the rulebook: inherited examples come first. */
export const examples: readonly Example[] = Object.keys(serpentCartesTwoEnds.clauses).flatMap((id) =>
  all.filter(({ clause }) => clause === id),
);
