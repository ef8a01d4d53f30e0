import { createBot } from "@serpentarium/bots";
import { createRandom, createTable, type Game, winnersOf } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { PlainPuct } from "../plain-puct.ts";

const game: Game = pantarei;
const GAMES = 160;
/** Iterations of either side for each action. */
const ITERATIONS = 200;

/** The result of a match against a plain PUCT with the game's `evaluate` as prior. */
export interface PuctMatch {
  /** The share of the games that the bot won. */
  readonly share: number;
  /** The time of the bot divided by that of the plain PUCT. */
  readonly time: number;
}

/** Consecutive pairs of games have the same outcomes of chance, and swapped seats. */
export function playPuctMatch(): PuctMatch {
  const bot = createBot(game, { bot: "mcts", iterations: ITERATIONS });
  const plain = new PlainPuct(game);
  let [points, botTime, plainTime] = [0, 0, 0];
  for (let number = 0; number < GAMES; number++) {
    const seat = number % 2;
    const seed = `puct/${Math.floor(number / 2)}`;
    const random = createRandom(seed);
    let position = game.start(createTable(game));
    for (let index = 0; !position.outcome; index++) {
      const actor = game.toAct(position);
      if (typeof actor !== "number") {
        position = game.apply(position, game.drawOutcome(position, random));
        continue;
      }
      const start = performance.now();
      const action =
        actor === seat ? bot.choose(position, `${seed}/${index}`) : plain.choose(position, ITERATIONS);
      if (actor === seat) botTime += performance.now() - start;
      else plainTime += performance.now() - start;
      position = game.apply(position, action);
    }
    const winners = winnersOf(position.outcome);
    if (winners.includes(seat)) points += 1 / winners.length;
  }
  return { share: points / GAMES, time: botTime / plainTime };
}
