import type { Actor, Game, GameTypes } from "@serpentarium/core";
import type { Shares } from "./shares.ts";
import type { SolvedPosition } from "./solve/solve.ts";

/** What a bot thinks of one action. */
export interface ActionEvaluation<A> {
  readonly action: A;
  readonly text: string;
  /** How often the search visited it. */
  readonly visits: number;
  /** What each seat can expect after it. */
  readonly shares: Shares;
  /** Whether the shares are exact. */
  readonly proven: boolean;
  /** How often to play it, from 0 to 1: only in games with hidden information, where it can be best to mix actions. */
  readonly probability?: number;
}

/** What a bot thinks of a position. Plain data, so that it can be posted to other threads. */
export interface Explanation<A> {
  /** The next to act; left out when the game is over. */
  readonly actor?: Actor;
  /** How many iterations the search made. */
  readonly iterations: number;
  /** What each seat can expect if the best action is played, or the best mixture of actions. */
  readonly shares: Shares;
  /** Whether the shares are exact. */
  readonly proven: boolean;
  /** All actions that were visited, the one to play first; it is drawn where actions are mixed. Outcomes of chance keep the order in which the game lists them. */
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
