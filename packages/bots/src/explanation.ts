import type { Actor, Game, GameTypes } from "@serpentarium/core";
import type { Shares } from "./shares.ts";
import type { SolvedPosition } from "./solve/solve.ts";

/** A bot's evaluation of one action. */
export interface ActionEvaluation<A> {
  readonly action: A;
  readonly text: string;
  /** How often the search visited it. */
  readonly visits: number;
  /** The expected share of each seat after it. */
  readonly shares: Shares;
  /** Whether the shares are exact. */
  readonly proven: boolean;
  /** The probability with which to play it, from 0 to 1: only in games with hidden information, in which mixed strategies can be best. */
  readonly probability?: number;
}

/** A bot's evaluation of a position. Plain data, so that it can be posted to other threads. */
export interface Explanation<A> {
  /** The next to act; undefined if the game is over. */
  readonly actor?: Actor;
  /** The number of iterations of the search. */
  readonly iterations: number;
  /** The expected share of each seat if the best action, or the best mixture of actions, is played. */
  readonly shares: Shares;
  /** Whether the shares are exact. */
  readonly proven: boolean;
  /** All visited actions; the one to play is first, drawn if actions are mixed. Outcomes of chance keep the game's order. */
  readonly actions: readonly ActionEvaluation<A>[];
}

/** Adds the result of the exact solver to an explanation, with the solver's action first. */
export function withSolution<T extends GameTypes>(
  explanation: Explanation<T["action"]>,
  { action, shares }: SolvedPosition<T["action"]>,
  game: Game<T>,
  position: T["position"],
): Explanation<T["action"]> {
  if (action === undefined) return { ...explanation, shares, proven: true };
  const text = game.formatAction(action, position);
  const visits = explanation.actions.find((evaluation) => evaluation.text === text)?.visits ?? 0;
  const others = explanation.actions.filter((evaluation) => evaluation.text !== text);
  const actions = [{ action, text, visits, shares, proven: true }, ...others];
  return { ...explanation, shares, proven: true, actions };
}
