import { type BotSpec, createSearch, estimate, type Shares, thinkAtOnce } from "@serpentarium/bots";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  determinize,
  type Game,
  type Seat,
} from "@serpentarium/core";

/** What a bot thinks of a turn. */
export interface Judgement {
  /** What the seat can expect after the best action, from 0 to 1. */
  readonly best: number;
  /** What it can expect on average over all that it could play. */
  readonly average: number;
  /** What each seat can expect after the best action. */
  readonly shares: Shares;
}

/** What each seat can expect of a position. */
function worthOf(game: Game, judge: BotSpec, position: AnyPosition, seed: string): Shares {
  if (position.phase === "over" || judge.bot !== "mcts") return estimate(game, position);
  return thinkAtOnce(createSearch(game, position, seed, judge), judge).shares;
}

/** What each seat can expect after each action; what the seat to act does not know is drawn. */
function look(
  game: Game,
  judge: BotSpec,
  position: AnyPosition,
  seat: Seat,
  legal: readonly AnyAction[],
  seed: string,
): Shares[] {
  const whole = determinize(game, position, seat, createRandom(seed));
  return legal.map((action, i) => worthOf(game, judge, game.apply(whole, action), `${seed}/${i}`));
}

/**
 * What a judge thinks of a turn. It looks twice, with other random numbers, and gives each action as much attention: the
 * first look says which action is best, the second what it is worth. So what luck makes of a search does not pass for a
 * difference between actions.
 */
export function judgeTurn(
  game: Game,
  judge: BotSpec,
  position: AnyPosition,
  seat: Seat,
  legal: readonly AnyAction[],
  seed: string,
): Judgement {
  const worth = (shares: Shares | undefined): number => shares?.[seat] ?? 0;
  const first = look(game, judge, position, seat, legal, `${seed}/first`).map(worth);
  const choice = first.indexOf(Math.max(...first));
  const second = look(game, judge, position, seat, legal, `${seed}/second`);
  const average = second.reduce((sum, shares) => sum + worth(shares), 0) / second.length;
  return { best: worth(second[choice]), average, shares: second[choice] ?? [] };
}
