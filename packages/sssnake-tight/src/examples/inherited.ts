import { inheritExamples } from "@serpentarium/core/variant";
import { examples } from "@serpentarium/sssnake";
import { clauses } from "../clauses.ts";

/** The ids of Sssnake's examples that do not hold here, with the reason. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  "ends.trace.1": "a straight card at the head would shut one end of the loose part off",
  "ends.trace.3": "a curve to the right at the head would lead away from the loose part",
  "turn.automatic.1": "both snakes have several loose parts",
  "turn.hand.1": "at the head, the crossing’s loose part would run against the big card",
  "end.complete.3": "the double curve would join head and tail with a part still loose",
};

/** The examples of Sssnake's unchanged clauses that hold in the tight game. */
export const inherited = inheritExamples(examples, clauses, ({ id }) => Object.hasOwn(EXCLUDED, id));
