import type { SeriesPlan } from "@serpentarium/core/series";
import { hasNext, stateOf } from "@serpentarium/core/turn";
import type { MatchContext } from "./match.ts";

/** Whether there is more to it than one match. */
export const isSeries = ({ games }: SeriesPlan): boolean => games > 1;

/** Whether the first seat passes from player to player. */
export const goesRound = (plan: SeriesPlan): boolean => isSeries(plan) && plan.first === "rotating";

/** Where a series stands: in a match, between two, or at its end. */
export function stageOf(context: MatchContext): "match" | "pause" | "over" {
  if (stateOf(context) !== "over") return "match";
  return hasNext(context) ? "pause" : "over";
}
