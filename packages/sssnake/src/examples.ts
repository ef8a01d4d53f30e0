import type { Example } from "@serpentarium/core";
import data from "../rulebook/examples.json" with { type: "json" };

/** At least one example for each clause, in the order of the rulebook. */
export const examples: readonly Example[] = data.examples;
