import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as theirs } from "@serpentarium/ssserpent";
import data from "../rulebook/examples.json" with { type: "json" };
import { clauses } from "./clauses.ts";

const inherited = inheritExamples(theirs, clauses, data.excluded);

export const examples: readonly Example[] = [...data.examples, ...inherited];
