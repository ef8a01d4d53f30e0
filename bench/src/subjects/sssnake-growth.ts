import { createRandom, createTable, playout } from "@serpentarium/core";
import { sssnake as game } from "@serpentarium/sssnake";
import type { Subject, Task } from "../subject.ts";

const GAMES = 8;

const tableOf = (ofEachKind: number) =>
  createTable(game, { options: { cards: { S: ofEachKind, C: ofEachKind, X: ofEachKind, D: ofEachKind } } });

/** Plays some games and returns the number of actions. */
function playAll(table: ReturnType<typeof tableOf>): number {
  let actions = 0;
  for (let seed = 0; seed < GAMES; seed++)
    playout(game, game.start(table), createRandom(seed), () => actions++);
  return actions;
}

const SMALL = "120 cards";
const LARGE = "800 cards";

function createTask(name: string, ofEachKind: number): Task {
  const table = tableOf(ofEachKind);
  return {
    name,
    start: () => ({
      units: playAll(table),
      run() {
        playAll(table);
      },
    }),
  };
}

/** Whether an action takes longer in a long game with large snakes: each placement copies the grid of a snake. */
export const createSssnakeGrowth = (): Subject => ({
  tasks: [createTask(SMALL, 30), createTask(LARGE, 200)],
  check: () => ({
    name: "Growth of Sssnake",
    unit: "actions",
    actions: 1,
    goals: [{ of: LARGE, against: SMALL, atLeast: 2 / 3 }],
  }),
});
