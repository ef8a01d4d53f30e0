// #region bot
import { createTable, unwrap } from "@serpentarium/core";
import { createTurnMachine, type OccupantInput } from "@serpentarium/core/turn";
import { createActor, fromCallback, fromPromise } from "xstate";
import { type TicTacToe, ticTacToe } from "./tic-tac-toe/src/index.ts";

/** Marks the centre if it is free, else the first free cell. */
const centre = fromCallback<{ type: "never" }, OccupantInput<TicTacToe>>(({ input, sendBack }) => {
  const { game, position } = input;
  const legal = game.legalActions(position).map((action) => game.formatAction(action, position));
  sendBack({ type: "play", action: legal.includes("b2") ? "b2" : legal[0] });
});

const machine = createTurnMachine(ticTacToe, { centre });
const table = createTable(ticTacToe);
const match = createActor(machine, { input: { table, occupants: ["person", "centre"] } }).start();

match.send({ type: "play", action: "a1" });
export const answered = ticTacToe.formatPosition(match.getSnapshot().context.position);
// "place:1 ....o.x.."
// #endregion

// #region far
/** A bot as a promise, such as the response of a worker or a server. */
export const far = fromPromise<string, OccupantInput<TicTacToe>>(async ({ input: { game, position } }) => {
  const [action] = game.legalActions(position);
  return action ? game.formatAction(action, position) : "";
});
// #endregion

// #region undo
match.send({ type: "undo" }); // back to the last action of a person, before the bot's answer
export const back = ticTacToe.formatPosition(match.getSnapshot().context.position); // "place:1 ........."
match.send({ type: "redo" });
match.send({ type: "end", reason: "resign", seat: 0 });
export const state = match.getSnapshot().value; // "over"
match.send({ type: "undo" }); // a resignation can be undone as well

// #endregion

// #region deal
import { serpentCartes } from "@serpentarium/serpent-cartes";

const dice = createActor(createTurnMachine(serpentCartes), {
  input: { table: createTable(serpentCartes), seed: "monday" }, // the same row every monday
}).start();
export const dealt = dice.getSnapshot().value; // "advance": the machine has dealt

const byHand = createActor(createTurnMachine(serpentCartes), {
  input: { table: createTable(serpentCartes), dealer: "person" },
}).start();
export const waiting = byHand.getSnapshot().value; // "deal": it waits for a play event

// #endregion

// #region save
import { contextFromSnapshot } from "@serpentarium/core/context";
import { toResumeOptions } from "@serpentarium/core/turn";

const saved = JSON.stringify(match.getPersistedSnapshot());
const restored = contextFromSnapshot(ticTacToe, JSON.parse(saved), ["centre"]); // with the names of its programs
export const again = restored.ok
  ? createActor(machine, toResumeOptions(ticTacToe, machine, restored.value)).start()
  : undefined;

const forged = saved.replaceAll("a1", "b2"); // two marks on one cell
const refused = contextFromSnapshot(ticTacToe, JSON.parse(forged), ["centre"]);
export const code = refused.ok ? undefined : refused.error.code; // "refused": the actions are not legal

// #endregion

// #region series
import { parseSeriesPlan } from "@serpentarium/core/series";

const series = createActor(machine, {
  input: { plan: unwrap(parseSeriesPlan({ games: 3 })), table, occupants: ["centre", "person"] },
}).start();
series.send({ type: "end", reason: "resign", seat: 1 });
series.send({ type: "next" });
export const earlier = series.getSnapshot().context.earlier.length; // 1
// #endregion

// #region inspect
const seen: string[] = [];
const watched = createActor(machine, {
  input: { table, occupants: ["person", "centre"] },
  inspect(inspected) {
    if (inspected.type === "@xstate.event") seen.push(inspected.event.type);
  },
}).start();
watched.send({ type: "play", action: "b2" }); // seen: ["xstate.init", "play", "xstate.init", "play"]

// #endregion

export { machine, match, seen };
