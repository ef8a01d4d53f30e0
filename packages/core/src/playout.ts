import { SerpentariumError } from "./failure.ts";
import { type AnyAction, type AnyPosition, type Game, type GameTypes, phaseOf } from "./game.ts";
import type { Phase } from "./phase.ts";
import type { Random } from "./random.ts";

/** Like {@link randomAction}, for a known phase: looking it up again takes a third of the time of a small game. */
export function randomActionInPhase<T extends GameTypes>(
  game: Game<T>,
  phase: Phase,
  position: T["position"],
  random: Random,
): T["action"] {
  if (phase.kind === "chance") return game.drawOutcome(position, random);
  if (phase.kind === "seat" && phase.sample) return phase.sample(position, random);
  if (phase.kind === "simultaneous" && phase.sample) {
    const { choices: _, ...before }: AnyPosition = position;
    return phase.sample(before, random, Number(game.toAct(position)));
  }
  const legal = phase.kind === "seat" ? phase.legalActions(position) : game.legalActions(position);
  return legal[random.integer(legal.length)] as T["action"];
}

/** Returns a random action: of chance with its probabilities, of a seat with each legal action equally likely. */
export const randomAction = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  random: Random,
): T["action"] => randomActionInPhase(game, phaseOf(game, position), position, random);

/** An action, and the number of legal actions in its position. */
export interface CountedAction {
  readonly action: AnyAction;
  readonly legalCount: number;
}

/** Draws a random action of a seat, and counts the legal ones in the same pass: counting takes half of the time of a draw. */
export function randomCountedAction(game: Game, position: AnyPosition, random: Random): CountedAction {
  let legalCount = 0;
  const action = randomAction(game, position, {
    // the only number drawn is the index in the list
    integer(bound) {
      legalCount = bound;
      return random.integer(bound);
    },
  });
  return { action, legalCount };
}

const FIRST: Random = { integer: () => 0 };

/** Counts the legal actions of a seat, without listing them if its phase has `sample`. */
export const countLegalActions = (game: Game, position: AnyPosition): number =>
  randomCountedAction(game, position, FIRST).legalCount;

/** The maximal number of actions of a playout in a game without a maximum: some options allow endless games. */
const MAX_PLAYOUT_ACTIONS = 100_000;

/**
 * Plays uniformly random actions until the game is over or a maximum of actions is reached.
 *
 * @param visit - called with each action before it is applied
 * @param maxActions - by default, the game's own maximum, or 100,000 if it has none
 * @returns the last position: in the phase `over` unless the maximum was reached first
 */
export function playout<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  random: Random,
  visit?: (position: T["position"], action: T["action"]) => void,
  maxActions: number = game.maxActions(position.table) ?? MAX_PLAYOUT_ACTIONS,
): T["position"] {
  let now = position;
  let actions = 0;
  while (actions < maxActions && now.phase !== "over") {
    // looked up only when it changes, which is rare: V8 is slow at reading fields of objects of many shapes
    const { phase: name } = now;
    const phase = phaseOf(game, now);
    const sample = phase.kind === "seat" ? phase.sample : undefined;
    const rules = phase.kind === "simultaneous" ? game : phase;
    const { apply } = rules;
    do {
      const action = sample ? sample.call(phase, now, random) : randomActionInPhase(game, phase, now, random);
      visit?.(now, action);
      now = apply.call(rules, now, action);
      actions++;
    } while (actions < maxActions && now.phase === name);
  }
  return now;
}

/**
 * Counts the sequences of `depth` actions from a position, including listed outcomes of chance. A sequence that ends the game earlier
 * counts as one.
 *
 * @throws SerpentariumError `not-listable` in a phase whose outcomes of chance or ranges of actions cannot be listed
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
