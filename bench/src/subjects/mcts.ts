import { createSearch } from "@serpentarium/bots";
import { connectFour } from "@serpentarium/connect-four";
import { createRandom, createTable, type Game, randomAction } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import type { Subject, Task } from "../subject.ts";

/** One search is as long as a bot's turn. */
const ITERATIONS = 500;
/** Searches in one timed run, each of a position of its own. */
const SEARCHES = 4;

/** A game, and after how many random actions it is in full swing. */
interface Searched {
  readonly game: Game;
  readonly middle: number;
}

const SEARCHED: readonly Searched[] = [
  { game: ticTacToe, middle: 1 },
  { game: connectFour, middle: 8 },
  { game: pantarei, middle: 4 },
  { game: ssserpent, middle: 40 },
  { game: sssnake, middle: 40 },
];

/** Positions of random games in which a seat is to act. */
function positionsOf({ game, middle }: Searched) {
  const positions = [];
  for (let seed = 0; positions.length < SEARCHES; seed++) {
    const random = createRandom(seed);
    let position = game.start(createTable(game));
    for (let i = 0; (i < middle || game.toAct(position) === "chance") && !position.outcome; i++) {
      position = game.apply(position, randomAction(game, position, random));
    }
    if (!position.outcome) positions.push(position);
  }
  return positions;
}

/** Searches every position anew; gives back how many iterations that were, which are fewer where something is proven. */
function searchAll({ game }: Searched, positions: ReturnType<typeof positionsOf>): number {
  // without the exact solver, which is not what is counted
  const options = { endgame: 0 };
  return positions.reduce(
    (done, position, seed) => done + createSearch(game, position, seed, options).run(ITERATIONS),
    0,
  );
}

const taskOf = (searched: Searched): Task => ({
  name: searched.game.title.en,
  start() {
    const positions = positionsOf(searched);
    return {
      units: searchAll(searched, positions),
      run() {
        searchAll(searched, positions);
      },
    };
  },
});

/** @throws Error when a search comes to something else the second time */
function checkAgain(searched: Searched): void {
  const [position] = positionsOf(searched);
  if (!position) throw new Error(`no position of ${searched.game.id}`);
  const [one, two] = [1, 2].map(() => {
    const search = createSearch(searched.game, position, "again", { endgame: 0 });
    search.run(ITERATIONS);
    return JSON.stringify(search.explain());
  });
  if (one !== two) throw new Error(`the same search of ${searched.game.id} came to something else`);
}

/** Iterations of the tree search, game by game: a figure of its own, as what an iteration is depends on the game. */
export const createMcts = (): Subject => ({
  tasks: SEARCHED.map(taskOf),
  check() {
    for (const searched of SEARCHED) checkAgain(searched);
    return {
      name: "Tree search",
      unit: "iterations",
      actions: 1,
      goals: SEARCHED.map(({ game }) => ({ of: game.title.en, actionsPerSecond: 500 })),
    };
  },
});
