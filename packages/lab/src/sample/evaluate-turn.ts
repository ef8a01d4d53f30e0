import { type BotSpec, createMctsSearch, estimateValue, type Shares, thinkSync } from "@serpentarium/bots";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  determinize,
  type Game,
  type Seat,
} from "@serpentarium/core";

/** The value of a turn for the seat to act, as a bot evaluates it. */
export interface TurnEvaluation {
  /** The expected share of the win after the best action, from 0 to 1. */
  readonly best: number;
  /** The average expected share of the win over all legal actions. */
  readonly average: number;
  /** The expected share of the win of every seat after the best action. */
  readonly shares: Shares;
}

/** The expected share of the win of every seat in a position. */
function evaluatePosition(game: Game, evaluator: BotSpec, position: AnyPosition, seed: string): Shares {
  if (position.phase === "over" || evaluator.bot !== "mcts") return estimateValue(game, position);
  return thinkSync(createMctsSearch(game, position, seed, evaluator), evaluator).shares;
}

/** The expected shares of the win after each legal action. Information hidden from the seat to act is drawn at random. */
function evaluateActions(
  game: Game,
  evaluator: BotSpec,
  position: AnyPosition,
  seat: Seat,
  legal: readonly AnyAction[],
  seed: string,
): Shares[] {
  const determinized = determinize(game, position, seat, createRandom(seed));
  return legal.map((action, i) =>
    evaluatePosition(game, evaluator, game.apply(determinized, action), `${seed}/${i}`),
  );
}

/**
 * Evaluates a turn. Every action is searched twice with different random numbers and equal budgets: the first pass selects the best action,
 * the second gives its value. Otherwise the noise of the search would look like a difference between actions. The first pass is skipped
 * without randomness, because the second would repeat it, and for a single action.
 */
export function evaluateTurn(
  game: Game,
  evaluator: BotSpec,
  position: AnyPosition,
  seat: Seat,
  legal: readonly AnyAction[],
  seed: string,
): TurnEvaluation {
  const shareOfSeat = (shares: Shares | undefined): number => shares?.[seat] ?? 0;
  const evaluate = (pass: string): Shares[] =>
    evaluateActions(game, evaluator, position, seat, legal, `${seed}/${pass}`);
  const isRandom = evaluator.bot === "mcts" || game.hidden !== undefined;
  const second = evaluate("second");
  const first = isRandom && legal.length > 1 ? evaluate("first") : second;
  const promised = first.map(shareOfSeat);
  const best = promised.indexOf(Math.max(...promised));
  const average = second.reduce((sum, shares) => sum + shareOfSeat(shares), 0) / second.length;
  return { best: shareOfSeat(second[best]), average, shares: second[best] ?? [] };
}
