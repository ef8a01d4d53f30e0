// #region match
import { createTable } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createActor } from "xstate";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

const machine = createTurnMachine(ticTacToe);
const table = createTable(ticTacToe);

// a person at the first seat, the random bot at the second
const match = createActor(machine, { input: { table, occupants: ["person", "random"], seed: "monday" } });

export const refusals: string[] = [];
match.on("refused", ({ failure }) => refusals.push(failure.clause ?? failure.code));

match.start();
match.send({ type: "play", action: "b2" }); // the bot answers
match.send({ type: "play", action: "b2" }); // refused: place.free
match.send({ type: "undo" }); // back to the last action of a person
match.send({ type: "redo" });

// #endregion

// #region save
import { contextFromSnapshot } from "@serpentarium/core/context";
import { toResumeOptions } from "@serpentarium/core/turn";

const saved = JSON.stringify(match.getPersistedSnapshot());
const restored = contextFromSnapshot(ticTacToe, JSON.parse(saved));
export const again = restored.ok
  ? createActor(machine, toResumeOptions(ticTacToe, machine, restored.value))
  : undefined;

export const record = recordOf(ticTacToe, match.getSnapshot().context); // fits in a link
// #endregion

export { match };
