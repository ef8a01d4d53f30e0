import type { Game, GameTypes, SeatPhase } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";

/**
 * Returns the phase of a position in which a seat chooses alone; undefined where chance acts, also for a seat that is out, or
 * where several seats choose at once. Faster than to ask the game, which looks the phase up for each question.
 */
export function seatPhaseOf<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
): SeatPhase | undefined {
  const phase = phaseOf(game, position);
  if (phase.kind !== "seat" || (game.giveUp?.playsOn && game.toAct(position) === "chance")) return undefined;
  return phase;
}
