import { hasNextMatch } from "@serpentarium/core/match";
import type { SeriesPlan } from "@serpentarium/core/series";
import type { MatchContext } from "./match.ts";

/** Whether a plan has more than one match. */
export const isSeries = ({ games }: SeriesPlan): boolean => games > 1;

/** Whether the first seat rotates among the players. */
export const isRotating = (plan: SeriesPlan): boolean => isSeries(plan) && plan.first === "rotating";

/** The stage of a series: in a match, between two matches, or over. */
export function seriesStage(context: MatchContext): "match" | "pause" | "over" {
  if (!context.outcome) return "match";
  return hasNextMatch(context) ? "pause" : "over";
}
