import { Worker } from "node:worker_threads";
import {
  type BotWorker,
  bestAction,
  connectBotWorker,
  createBotWorkerPool,
  toPort,
} from "@serpentarium/bots";
import { connectFour } from "@serpentarium/connect-four";
import { createRandom, createTable, type Game, unwrap, winnersOf } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";

const GAMES = 100;
/** The time of either side for each action: in shorter searches, the messages to the workers count. */
const MILLISECONDS = 100;

/** The games, and the least share of two workers, which share a tree. */
const SUBJECTS: readonly { readonly game: Game; readonly atLeast: number }[] = [
  { game: connectFour, atLeast: 0.5 },
  { game: pantarei, atLeast: 0.65 },
];

/** The result of a match of two workers against one. */
export interface WorkerMatch {
  readonly game: string;
  /** The share of the games that two workers won. */
  readonly share: number;
  readonly atLeast: number;
}

const script = new URL(import.meta.resolve("@serpentarium/bots/worker-node"));

const createPool = (workers: number): BotWorker =>
  createBotWorkerPool(() => connectBotWorker(toPort(new Worker(script))), workers);

/** Plays a game at equal time for each action, and returns the share of a seat. */
async function playGame(
  game: Game,
  pools: readonly BotWorker[],
  seed: string,
  seat: number,
): Promise<number> {
  const random = createRandom(seed);
  let position = game.start(createTable(game));
  for (let index = 0; !position.outcome; index++) {
    const actor = game.toAct(position);
    const request = { game, position, seed: `${seed}/${index}` };
    const bot = { bot: "mcts", milliseconds: MILLISECONDS, solverNodes: 0 } as const;
    const pool = typeof actor === "number" ? pools[actor] : undefined;
    const action = pool
      ? bestAction(unwrap(await pool.think(request, bot)))
      : game.drawOutcome(position, random);
    position = game.apply(position, action);
  }
  const winners = winnersOf(position.outcome);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Consecutive pairs of games have the same outcomes of chance, and swapped seats. */
export async function playWorkerMatches(): Promise<readonly WorkerMatch[]> {
  const matches: WorkerMatch[] = [];
  for (const { game, atLeast } of SUBJECTS) {
    const [one, two] = [createPool(1), createPool(2)];
    const url = import.meta.resolve(`@serpentarium/${game.id}`);
    for (const pool of [one, two]) unwrap(await pool.load(url));
    let points = 0;
    for (let number = 0; number < GAMES; number++) {
      const seat = number % 2;
      const pools = seat === 0 ? [two, one] : [one, two];
      points += await playGame(game, pools, `workers/${Math.floor(number / 2)}`, seat);
    }
    for (const pool of [one, two]) pool.close();
    matches.push({ game: game.id, share: points / GAMES, atLeast });
  }
  return matches;
}
