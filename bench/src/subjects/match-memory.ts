import { actionsOf } from "@serpentarium/core/match";
import { createTurnMachine } from "@serpentarium/core/turn";
import { pantarei as game } from "@serpentarium/pantarei";
import { createActor } from "xstate";
import { heapGrowth } from "../heap.ts";
import { playLongGame, table } from "../long-game.ts";

/** The bytes per turn of a long match. */
export interface MatchMemory {
  /** Measured late in the match, to include growth with its length. */
  readonly match: number;
  /** The same actions in a record: an array of their texts. */
  readonly record: number;
}

/**
 * The maximal size of a match relative to its record. Currently missed, because a match keeps its positions, so that undo replays nothing.
 */
export const MAX_RECORD_RATIO = 2;

const TURNS = 10_000;

/** Measures the heap per turn of a long match of Pantareï, and of its record. */
export async function measureMatchMemory(): Promise<MatchMemory> {
  const { actions, texts } = playLongGame(2 * TURNS);
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
  const played = actionsOf(match.getSnapshot().context);
  if (played.join() !== kept.join()) throw new Error("the match did not play these actions");
  return { match: late / TURNS, record: record / (2 * TURNS) };
}
