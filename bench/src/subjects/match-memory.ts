import { createRandom, createTable, type Random } from "@serpentarium/core";
import { createTurnMachine, recordOf } from "@serpentarium/core/turn";
import { type Action, pantarei as game, type Position } from "@serpentarium/pantarei";
import { createActor } from "xstate";
import { heapGrowth } from "../heap.ts";

/** The bytes per turn of a long match. */
export interface MatchMemory {
  /** Measured late in the match, where growth with its length would show. */
  readonly match: number;
  /** The same actions in a record: an array of their texts. */
  readonly record: number;
}

/** The maximal size of a match relative to its record. */
export const MAX_RECORD_RATIO = 2;

const TURNS = 10_000;
const table = createTable(game, { options: { quietLimit: null } });

/** Whether the row keeps its length. */
function keepsRow(before: Position, action: Action): boolean {
  const after = game.apply(before, action);
  return (
    before.phase === "move" &&
    after.phase === "move" &&
    after.row.pileEnds.length === before.row.pileEnds.length
  );
}

/** An action that brings the game no nearer to its end, if there is one. */
function quietAction(position: Position, random: Random): Action {
  if (game.toAct(position) === "chance") return game.drawOutcome(position, random);
  const legal = game.legalActions(position);
  const quiet = legal.filter((action) => keepsRow(position, action));
  const choice = quiet.length > 0 ? quiet : legal;
  return choice[random.integer(choice.length)] as Action;
}

/** The actions of a game of any length, and a function that formats them anew. */
function longGame(turns: number): { readonly actions: readonly Action[]; texts(): readonly string[] } {
  const random = createRandom("long");
  const positions = [game.start(table)];
  const actions: Action[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const position = positions[turn] as Position;
    const action = quietAction(position, random);
    actions.push(action);
    positions.push(game.apply(position, action));
  }
  const texts = (): readonly string[] =>
    actions.map((action, turn) => game.formatAction(action, positions[turn] as Position));
  return { actions, texts };
}

/** Measures the heap per turn of a long match of Pantareï, and of its record. */
export async function measureMatchMemory(): Promise<MatchMemory> {
  const { actions, texts } = longGame(2 * TURNS);
  const match = createActor(createTurnMachine(game), { input: { table, dealer: "person" } }).start();
  const send = (from: number): void => {
    for (const action of actions.slice(from, from + TURNS)) match.send({ type: "play", action });
  };
  send(0);
  const late = await heapGrowth(() => send(TURNS));
  let kept: readonly string[] = [];
  const record = await heapGrowth(() => {
    kept = texts();
  });
  const played = recordOf(game, match.getSnapshot().context)?.actions;
  if (played?.join() !== kept.join()) throw new Error("the match did not play these actions");
  return { match: late / TURNS, record: record / (2 * TURNS) };
}
