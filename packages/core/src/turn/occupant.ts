import { type CallbackActorLogic, type EventObject, fromCallback } from "xstate";
import type { Game, GameTypes } from "../game.ts";
import { randomAction } from "../playout.ts";
import { createRandom } from "../random.ts";
import type { Actor } from "../table.ts";
import { seenPosition } from "../view.ts";
import type { TurnContext } from "./context.ts";

/**
 * What a program at the table is asked: the input of its actor. All but `game`, which is not enumerable, is plain
 * data, so that the whole can be posted to a worker as it is.
 */
export interface Turn<T extends GameTypes> {
  readonly game: Game<T>;
  /** For a seat, what that seat may know of it. */
  readonly position: T["position"];
  /** Who is to act, `chance` included. */
  readonly actor: Actor;
  /** A seed that belongs to this turn alone. */
  readonly seed: string;
}

/** The question that the present position asks. */
export function turnOf<T extends GameTypes>(game: Game<T>, context: TurnContext<T>): Turn<T> {
  const { position: whole, seating, earlier, count } = context;
  const actor = game.toAct(whole) ?? "chance";
  const position = actor === "chance" ? whole : seenPosition(game, whole, actor);
  // a series of one goes like a match
  const match = earlier.length === 0 ? "" : `:${earlier.length}`;
  const turn = { position, actor, seed: `${seating.seed}${match}/${count}` };
  return Object.defineProperty(turn, "game", { value: game }) as Turn<T>;
}

/**
 * Logic that answers every turn by the seed: draws for chance, and plays any legal action with equal weight for a
 * seat. The machine has it under the names `dice` and `random`.
 */
export const createRandomOccupant = <T extends GameTypes>(): CallbackActorLogic<EventObject, Turn<T>> =>
  fromCallback<EventObject, Turn<T>>(({ input: { game, position, seed }, sendBack }) => {
    sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
  });
