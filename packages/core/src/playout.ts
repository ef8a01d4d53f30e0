import { SerpentariumError } from "./failure.ts";
import { type Game, type GameTypes, phaseOf } from "./game.ts";
import type { Phase } from "./phase.ts";
import type { Random } from "./random.ts";

/**
 * Does the same as {@link randomAction} where the phase of the position is known: looking it up again takes a third of the
 * time of a small game.
 */
export function randomActionInPhase<T extends GameTypes>(
  game: Game<T>,
  phase: Phase,
  position: T["position"],
  random: Random,
): T["action"] {
  if (phase.kind === "chance") return game.drawOutcome(position, random);
  if (phase.kind === "seat" && phase.sample) return phase.sample(position, random);
  const legal = phase.kind === "seat" ? phase.legalActions(position) : game.legalActions(position);
  return legal[random.integer(legal.length)] as T["action"];
}

/** Returns a random action: in a phase of chance with the odds of chance, otherwise each legal one equally likely. */
export const randomAction = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  random: Random,
): T["action"] => randomActionInPhase(game, phaseOf(game, position), position, random);

/**
 * Plays uniformly random actions until the game is over.
 *
 * @param visit - called with each action before it is applied
 * @returns the last position
 */
export function playout<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  random: Random,
  visit?: (position: T["position"], action: T["action"]) => void,
): T["position"] {
  let now = position;
  // looked up only when it changes, which is rare
  let name = "";
  let phase: Phase | undefined;
  while (now.phase !== "over") {
    if (!phase || now.phase !== name) {
      name = now.phase;
      phase = phaseOf(game, now);
    }
    const action = randomActionInPhase(game, phase, now, random);
    visit?.(now, action);
    now = phase.kind === "simultaneous" ? game.apply(now, action) : phase.apply(now, action);
  }
  return now;
}

/**
 * Counts the sequences of `depth` actions from a position, listed outcomes of chance included. A sequence that ends the game
 * earlier counts as one.
 *
 * @throws SerpentariumError `not-listable` in a phase of chance whose outcomes cannot be listed
 */
export function perft<T extends GameTypes>(game: Game<T>, position: T["position"], depth: number): number {
  if (depth === 0 || position.phase === "over") return 1;
  const actions = game.legalActions(position);
  if (actions.length === 0) {
    throw new SerpentariumError(
      "not-listable",
      `the outcomes of chance in "${position.phase}" cannot be listed`,
    );
  }
  if (depth === 1) return actions.length;
  let count = 0;
  for (const action of actions) count += perft(game, game.apply(position, action), depth - 1);
  return count;
}
