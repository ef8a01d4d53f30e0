import type { Example } from "@serpentarium/core";
import data from "../rulebook/examples.json" with { type: "json" };

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example[] = data.examples;
