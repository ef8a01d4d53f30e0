import { createTurnMachine } from "@serpentarium/core/turn";
import { pantarei as game } from "@serpentarium/pantarei";
import { createActor } from "xstate";
import { playLongGame, table } from "../long-game.ts";
import type { Subject, Task } from "../subject.ts";

const TIMES = 500;
const SHORT = 100;
const LONG = 10_000;

const machine = createTurnMachine(game);

/** A match after some actions, in which people play and deal. */
function playMatch(length: number) {
  const input = { table, dealer: "person", undoChance: true } as const;
  const match = createActor(machine, { input }).start();
  for (const action of playLongGame(length).actions) match.send({ type: "play", action });
  return match;
}

const nameOf = (length: number): string => `at ${length} actions`;

const createTask = (length: number): Task => ({
  name: nameOf(length),
  start() {
    const match = playMatch(length);
    return {
      units: 2 * TIMES,
      run() {
        for (let i = 0; i < TIMES; i++) {
          match.send({ type: "undo" });
          match.send({ type: "redo" });
        }
      },
    };
  },
});

/** @throws Error if undo and redo do not take back the last action and replay it */
function checkUndo(): void {
  const match = playMatch(SHORT);
  const { position } = match.getSnapshot().context;
  match.send({ type: "undo" });
  const { actions } = match.getSnapshot().context;
  match.send({ type: "redo" });
  if (actions.length !== SHORT - 1 || match.getSnapshot().context.position !== position)
    throw new Error("undo and redo do not lead back");
}

/** Whether undo and redo of the last action take longer in a long match than in a short one. */
export const createUndo = (): Subject => ({
  tasks: [createTask(SHORT), createTask(LONG)],
  check() {
    checkUndo();
    return {
      name: `Undo and redo in ${game.id}`,
      unit: "events",
      actions: 1,
      goals: [{ of: nameOf(LONG), against: nameOf(SHORT), atLeast: 0.8 }],
    };
  },
});
