import { SerpentariumError } from "../failure.ts";
import type { ActivePhaseName, GameTypes } from "../game.ts";
import type { Phase, SeatPhase } from "../phase.ts";

/**
 * Narrows a phase of the base to one in which a seat acts, for a variant that wraps its list of legal actions.
 *
 * @throws SerpentariumError `bad-variant` if the phase is of another kind
 */
export function asSeatPhase<T extends GameTypes, K extends ActivePhaseName<T>>(
  phase: Phase<T, K>,
): SeatPhase<T, K> {
  if (phase.kind === "seat") return phase;
  throw new SerpentariumError("bad-variant", `expected a phase of kind seat, not ${phase.kind}`);
}
