import { type CallbackActorLogic, type EventObject, fromCallback } from "xstate";
import type { TurnContext } from "../context/context.ts";
import type { Game, GameTypes } from "../game.ts";
import type { PlayedAction } from "../play.ts";
import { randomAction } from "../playout.ts";
import { createRandom } from "../seed.ts";
import type { Actor } from "../table.ts";
import { redactPosition } from "../viewer.ts";

/**
 * The input of an occupant's actor. All except `game`, which is not enumerable, is plain data, so that the input can be posted to a worker.
 */
export interface OccupantInput<T extends GameTypes> {
  readonly game: Game<T>;
  /** Redacted for the seat that acts. */
  readonly position: T["position"];
  /** The seat to act, or `chance`. */
  readonly actor: Actor;
  /** A seed for this turn only. */
  readonly seed: string;
  /** The positions before and after the last action of the same actor; undefined if there is none, or if the game hides information. */
  readonly previous?: { readonly from: T["position"]; readonly position: T["position"] };
}

/** The last action of an actor. */
function lastActionOf<T extends GameTypes>(
  actions: TurnContext<T>["actions"],
  actor: Actor,
): PlayedAction<T> | undefined {
  for (let index = actions.length - 1; index >= 0; index--) {
    const played = actions.at(index);
    if (played?.actor === actor) return played;
  }
  return undefined;
}

/** Returns the input of the occupant that has to act in the current position. */
export function occupantInputOf<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
): OccupantInput<T> {
  const { seating, earlier, actions } = context;
  const actor = game.toAct(context.position) ?? "chance";
  const position = actor === "chance" ? context.position : redactPosition(game, context.position, actor);
  // the first match of a series has the same seeds as a single match
  const match = earlier.length === 0 ? "" : `:${earlier.length}`;
  const last = game.hidden ? undefined : lastActionOf(actions, actor);
  const input = {
    position,
    actor,
    seed: `${seating.seed}${match}/${actions.length}`,
    ...(last && { previous: { from: last.from, position: last.position } }),
  };
  return Object.defineProperty(input, "game", { value: game }) as OccupantInput<T>;
}

/**
 * Creates actor logic that acts at random with the seed of the turn: for chance with its probabilities, for a seat with each legal action
 * equally likely. The machine has it under the names `dice` and `random`.
 */
export const createRandomOccupant = <T extends GameTypes>(): CallbackActorLogic<
  EventObject,
  OccupantInput<T>
> =>
  fromCallback<EventObject, OccupantInput<T>>(({ input: { game, position, seed }, sendBack }) => {
    sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
  });
