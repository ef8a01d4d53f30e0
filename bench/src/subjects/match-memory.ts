import { createRandom, createTable, type Random } from "@serpentarium/core";
import { createTurnMachine, recordOf } from "@serpentarium/core/turn";
import { type Action, pantarei as game, type Position } from "@serpentarium/pantarei";
import { createActor } from "xstate";
import { growth } from "../heap.ts";

/** What a long match keeps for each turn, in bytes. */
export interface MatchMemory {
  /** Late in the match: were it to grow with the length, it would be large by then. */
  readonly match: number;
  /** What the same actions take in a record: their texts, in an array. */
  readonly record: number;
}

/** How many times its record a match may take. */
export const MOST_OF_RECORD = 2;

const TURNS = 10_000;
const table = createTable(game, { options: { quietLimit: null } });

/** Whether the row is as long after an action as before it. */
function keepsRow(before: Position, action: Action): boolean {
  const after = game.apply(before, action);
  return (
    before.phase === "move" && after.phase === "move" && after.row.ends.length === before.row.ends.length
  );
}

/** An action after which the game is no nearer to its end, where there is one. */
function calmAction(position: Position, random: Random): Action {
  if (game.toAct(position) === "chance") return game.draw(position, random);
  const legal = game.legalActions(position);
  const calm = legal.filter((action) => keepsRow(position, action));
  const choice = calm.length > 0 ? calm : legal;
  return choice[random.integer(choice.length)] as Action;
}

/** The actions of a game as long as one likes, and their texts made afresh. */
function longGame(turns: number): { readonly actions: readonly Action[]; texts(): readonly string[] } {
  const random = createRandom("long");
  const positions = [game.start(table)];
  const actions: Action[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const position = positions[turn] as Position;
    const action = calmAction(position, random);
    actions.push(action);
    positions.push(game.apply(position, action));
  }
  const texts = (): readonly string[] =>
    actions.map((action, turn) => game.formatAction(action, positions[turn] as Position));
  return { actions, texts };
}

/** The heap that each turn of a long match of Pantareï takes, beside that of its record. */
export function measureMatchMemory(): MatchMemory {
  const { actions, texts } = longGame(2 * TURNS);
  const match = createActor(createTurnMachine(game), { input: { table, dealer: "person" } }).start();
  const send = (from: number): void => {
    for (const action of actions.slice(from, from + TURNS)) match.send({ type: "play", action });
  };
  send(0);
  const late = growth(() => send(TURNS));
  let kept: readonly string[] = [];
  const record = growth(() => {
    kept = texts();
  });
  const played = recordOf(game, match.getSnapshot().context)?.actions;
  if (played?.join() !== kept.join()) throw new Error("the match did not play these actions");
  return { match: late / TURNS, record: record / (2 * TURNS) };
}
