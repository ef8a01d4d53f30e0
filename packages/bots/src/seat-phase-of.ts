import type { Game, GameTypes, SeatPhase } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";

/**
 * Returns the phase of a position in which a single seat chooses; undefined if chance acts, also for a seat that is out, or if several
 * seats choose at once. Faster than the methods of the game, which look up the phase in each call.
 */
export function seatPhaseOf<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
): SeatPhase | undefined {
  const phase = phaseOf(game, position);
  if (phase.kind !== "seat" || (game.giveUp?.playsOn && game.toAct(position) === "chance")) return undefined;
  return phase;
}
