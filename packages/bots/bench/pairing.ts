import { createRandom, createTable, type Game, unwrap } from "@serpentarium/core";
import { createBot, parseBot, sharesOf } from "../src/index.ts";

/** Two bots that play a game against each other, by name. */
export interface Pairing {
  readonly game: string;
  readonly bot: string;
  readonly against: string;
}

/** How one of their games ended. */
export interface Played {
  /** What the bot got: 1, ½ or 0. */
  readonly points: number;
  readonly actions: number;
}

/** What all games are drawn from. */
export const SEED = "strength";

/**
 * One game. Two that follow each other have the same seed, with the seats changed: what luck gives to one side in the first
 * it gives to the other in the second, as far as it can.
 */
export function playGame(game: Game, { bot, against }: Pairing, number: number): Played {
  const seat = number % 2;
  const seed = `${SEED}/${Math.floor(number / 2)}`;
  const random = createRandom(seed);
  const bots = [bot, against].map((name) => createBot(game, unwrap(parseBot(name))));
  let position = game.start(createTable(game, { seats: 2 }));
  let actions = 0;
  while (!position.outcome) {
    const actor = game.toAct(position);
    const player = typeof actor === "number" ? bots[actor === seat ? 0 : 1] : undefined;
    const action = player?.choose(position, `${seed}/${actions}`) ?? game.draw(position, random);
    position = game.apply(position, action);
    actions++;
  }
  const { outcome, table } = position;
  return { points: sharesOf(outcome, table)[seat] ?? 0, actions };
}
