import type { Game } from "@serpentarium/core";
import { hasNextMatch } from "@serpentarium/core/match";
import { type Player, playerAtSeat, type SeriesPlan } from "@serpentarium/core/series";
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

/** Whether the first phase with acting seats is simultaneous, so that no seat begins. */
function beginsTogether({ phases, start }: Game, { table }: MatchContext): boolean {
  const reached = new Set([start(table).phase]);
  for (const phase of reached)
    if (phases[phase]?.kind === "chance") for (const next of phases[phase].next) reached.add(next);
  return [...reached].some((phase) => phases[phase]?.kind === "simultaneous");
}

/** The player who begins a match of a series, by the match's number from 0; undefined unless the first seat rotates and acts first. */
export const beginnerOf = (game: Game, context: MatchContext, match: number): Player | undefined =>
  isRotating(context.plan) && !beginsTogether(game, context)
    ? playerAtSeat(context.plan, context.table.seats, match, 0)
    : undefined;
