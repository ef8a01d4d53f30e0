import { inheritExamples } from "@serpentarium/core/variant";
import { examples } from "@serpentarium/sssnake";
import { clauses } from "../clauses.ts";

/** Sssnake's examples that do not hold here, by the beginning of their captions, with the reason. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  "Out of the head the snake goes through the crossing":
    "a straight card at the head would shut one end of the loose part off",
  "At the tail end a curve to the left":
    "a curve to the right at the head would lead away from the loose part",
  "Player 2 is one card short, but no crossing": "both snakes have several loose parts",
  "A curve and a crossing in hand": "at the head, the crossing’s loose part would run against the big card",
  "A gift that the neighbour can use": "the double curve would join head and tail with a part still loose",
};

/** The examples of Sssnake's unchanged clauses that hold in the tight game. */
export const inherited = inheritExamples(examples, clauses, ({ caption }) =>
  Object.keys(EXCLUDED).some((start) => caption.en.startsWith(start)),
);
