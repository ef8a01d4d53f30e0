import { createMctsSearch, type MctsOptions } from "@serpentarium/bots";
import { connectFour } from "@serpentarium/connect-four";
import { createRandom, createTable, type Game, randomAction } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import type { Subject, Task } from "../subject.ts";

/** Iterations per search: a typical turn of a bot. */
const ITERATIONS = 500;
/** Searches per timed run, each from another position. */
const SEARCHES = 4;

/** A game, and the number of random actions after which it is in the middle game. */
interface SearchedGame {
  readonly game: Game;
  readonly middle: number;
}

const SEARCHED_GAMES: readonly SearchedGame[] = [
  { game: ticTacToe, middle: 1 },
  { game: connectFour, middle: 8 },
  { game: pantarei, middle: 4 },
  { game: ssserpent, middle: 40 },
  { game: sssnake, middle: 40 },
];

/** Positions of random games in which a seat is to act. */
function positionsOf({ game, middle }: SearchedGame) {
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

/** Searches every position with a new tree. Returns the number of iterations, which is smaller if a position is proven. */
function searchAll({ game }: SearchedGame, positions: ReturnType<typeof positionsOf>): number {
  // without the exact solver, which is not measured
  const options: MctsOptions = { solverNodes: 0 };
  return positions.reduce(
    (done, position, seed) => done + createMctsSearch(game, position, seed, options).run(ITERATIONS),
    0,
  );
}

const createTask = (searchedGame: SearchedGame): Task => ({
  name: searchedGame.game.id,
  start() {
    const positions = positionsOf(searchedGame);
    return {
      units: searchAll(searchedGame, positions),
      run() {
        searchAll(searchedGame, positions);
      },
    };
  },
});

/** @throws Error if repeating a search gives another result */
function checkRepeatable(searchedGame: SearchedGame): void {
  const [position] = positionsOf(searchedGame);
  if (!position) throw new Error(`no position of ${searchedGame.game.id}`);
  const [one, two] = [1, 2].map(() => {
    const search = createMctsSearch(searchedGame.game, position, "again", { solverNodes: 0 });
    search.run(ITERATIONS);
    return JSON.stringify(search.explain());
  });
  if (one !== two) throw new Error(`the same search of ${searchedGame.game.id} gave another result`);
}

/** Iterations of the tree search, by game, because the cost of an iteration depends on the game. */
export const createMcts = (): Subject => ({
  tasks: SEARCHED_GAMES.map(createTask),
  check() {
    for (const searchedGame of SEARCHED_GAMES) checkRepeatable(searchedGame);
    return {
      name: "Tree search",
      unit: "iterations",
      actions: 1,
      goals: SEARCHED_GAMES.map(({ game }) => ({ of: game.id, actionsPerSecond: 500 })),
    };
  },
});
