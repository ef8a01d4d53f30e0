import { SerpentariumError } from "../failure.ts";
import type { GameTypes, PlayedPhase } from "../game.ts";
import type { Phase, SeatPhase } from "../phase.ts";

/**
 * A phase of a base in which a seat acts, with its list of legal actions: for a variant that wraps it.
 *
 * @throws SerpentariumError `bad-variant` where it is of another kind
 */
export function asSeatPhase<T extends GameTypes, K extends PlayedPhase<T>>(
  phase: Phase<T, K>,
): SeatPhase<T, K> {
  if (phase.kind === "seat") return phase;
  throw new SerpentariumError(
    "bad-variant",
    `"${phase.title.en}" is a phase of kind ${phase.kind}, not of a seat`,
  );
}
