import type { Actor, Game, GameTypes } from "@serpentarium/core";
import type { Solved } from "./solve/solve.ts";
import type { Shares } from "./worth.ts";

/** What a program thinks of one action. */
export interface Judged<A> {
  readonly action: A;
  /** In notation. */
  readonly text: string;
  /** How often it was looked at. */
  readonly visits: number;
  /** What each seat can expect after it. */
  readonly shares: Shares;
  /** Whether that is exact. */
  readonly proven: boolean;
}

/** What a program thinks of a position, as data that can be posted. */
export interface Explanation<A> {
  /** Who is to act; nobody when the game is over. */
  readonly actor?: Actor;
  /** How many iterations it took. */
  readonly iterations: number;
  /** What each seat can expect, if the best action is played. */
  readonly shares: Shares;
  /** Whether that is exact. */
  readonly proven: boolean;
  /** Every action that was looked at, the one to play first. Outcomes of chance come as they are listed. */
  readonly actions: readonly Judged<A>[];
}

/** An explanation with what the exact solver says of it: its action comes first. */
export function withSolution<T extends GameTypes>(
  explanation: Explanation<T["action"]>,
  { action, shares }: Solved<T["action"]>,
  game: Game<T>,
  position: T["position"],
): Explanation<T["action"]> {
  if (action === undefined) return { ...explanation, shares, proven: true };
  const text = game.formatAction(action, position);
  const visits = explanation.actions.find((judged) => judged.text === text)?.visits ?? 0;
  const others = explanation.actions.filter((judged) => judged.text !== text);
  const actions = [{ action, text, visits, shares, proven: true }, ...others];
  return { ...explanation, shares, proven: true, actions };
}
