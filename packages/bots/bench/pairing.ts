import { createRandom, createTable, type Game, unwrap } from "@serpentarium/core";
import { createBot, outcomeShares, parseBot } from "../src/index.ts";

/** Two bots, by name, that play a game against each other. */
export interface Pairing {
  readonly game: string;
  readonly bot: string;
  readonly against: string;
}

/** The result of one match of a pairing. */
export interface MatchResult {
  /** The points of the first bot: 1, ½ or 0. */
  readonly points: number;
  readonly actions: number;
}

/** The seed of all matches. */
export const SEED = "strength";

/**
 * Plays one match. Two consecutive numbers share a seed and swap the seats, so that luck favours both bots alike as far as
 * possible.
 */
export function playMatch(game: Game, { bot, against }: Pairing, number: number): MatchResult {
  const seat = number % 2;
  const seed = `${SEED}/${Math.floor(number / 2)}`;
  const random = createRandom(seed);
  const bots = [bot, against].map((name) => createBot(game, unwrap(parseBot(name))));
  let position = game.start(createTable(game, { seats: 2 }));
  let actions = 0;
  while (!position.outcome) {
    const actor = game.toAct(position);
    const player = typeof actor === "number" ? bots[actor === seat ? 0 : 1] : undefined;
    const action = player?.choose(position, `${seed}/${actions}`) ?? game.drawOutcome(position, random);
    position = game.apply(position, action);
    actions++;
  }
  const { outcome, table } = position;
  return { points: outcomeShares(outcome, table)[seat] ?? 0, actions };
}
