import {
  type Actor,
  type Failure,
  type Game,
  type GameTypes,
  type Message,
  play,
  type Viewer,
  type Words,
} from "@serpentarium/core";
import { playerAt, type SeatOrder } from "@serpentarium/core/match";

/** An action of a match. */
export interface ShownAction<T extends GameTypes> {
  /** Undefined if the viewer may not know it and `narrate` provides the visible events: then it has no frames. */
  readonly action: T["action"] | undefined;
  /** The position before it. */
  readonly from: T["position"];
  /** Returns its events for a viewer, if the page narrates actions itself. */
  readonly narrate?: (viewer: Viewer | undefined, words: Words) => Narration<T> | undefined;
}

/** The events of an action, and the sentence of each. */
export interface Narration<T extends GameTypes> {
  readonly events: readonly T["event"][];
  readonly sentences: readonly string[];
}

type MatchReport<T extends GameTypes> =
  | ({ readonly type: "played" } & ShownAction<T>)
  | { readonly type: "refused"; readonly failure: Failure };
/**
 * An update of a match that a board shows. After `changed` the position may be different; after `shown` it is one that no action or undo
 * led to, such as that of another match or an earlier one.
 */
export type MatchUpdate<T extends GameTypes> =
  | MatchReport<T>
  | { readonly type: "changed" }
  | { readonly type: "shown"; readonly animated: boolean };

/** A match from the point of view of a board. */
export interface MatchSource<T extends GameTypes> {
  readonly position: T["position"];
  /** Whether the match is over, by its position or by an ending such as a resignation. */
  readonly isOver: boolean;
  /** The action that led to the position, which the board marks and announces with it. */
  readonly last?: ShownAction<T> | undefined;
  /** Why no seat can play now; a press announces it. */
  readonly blocked?: Message | undefined;
  /** Whether a person acts for this seat; for chance, whether a person enters its outcomes. */
  isPerson(actor: Actor): boolean;
  /** Draws the outcome of chance; undefined unless chance waits for a player to press. */
  readonly drawOutcome?: (() => void) | undefined;
  play(action: T["action"]): void;
  /** Called with the targets that are selected after a press. */
  select?(targets: readonly string[]): void;
  /** Sends a refusal to all listeners. */
  refuse(failure: Failure<T["clause"]>): void;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: (update: MatchUpdate<T>) => void): () => void;
}

interface Subscription {
  unsubscribe(): void;
}

interface TurnSnapshotLike<T extends GameTypes> {
  readonly context: SeatOrder & {
    readonly position: T["position"];
    readonly outcome: object | null;
    readonly occupants: readonly (string | undefined)[];
    readonly seating: { readonly dealer: string };
  };
}

/** The turn machine's name for a person. */
const PERSON = "person";

/** The part of an actor of the turn machine that a board uses (`createTurnMachine` of `@serpentarium/core/turn`). */
export interface TurnActor<T extends GameTypes> {
  getSnapshot(): TurnSnapshotLike<T>;
  subscribe(listener: (snapshot: TurnSnapshotLike<T>) => void): Subscription;
  send(
    event:
      | { readonly type: "play"; readonly action: T["action"] }
      | { readonly type: "refuse"; readonly failure: Failure<T["clause"]> },
  ): void;
  on(type: "played" | "refused", listener: (event: MatchReport<T>) => void): Subscription;
}

/** The match of an actor of the turn machine. */
export const actorMatchSource = <T extends GameTypes>(actor: TurnActor<T>): MatchSource<T> => ({
  get position() {
    return actor.getSnapshot().context.position;
  },
  get isOver() {
    return actor.getSnapshot().context.outcome !== null;
  },
  isPerson(seat) {
    const { context } = actor.getSnapshot();
    const { occupants, seating } = context;
    return (seat === "chance" ? seating.dealer : occupants[playerAt(context, seat)]) === PERSON;
  },
  play: (action) => actor.send({ type: "play", action }),
  refuse: (failure) => actor.send({ type: "refuse", failure }),
  listen(listener) {
    const subscriptions = [
      actor.on("played", listener),
      actor.on("refused", listener),
      actor.subscribe(() => listener({ type: "changed" })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
});

/** A match from any position in which the user acts for all seats and for chance. */
export interface LocalMatch<T extends GameTypes> extends MatchSource<T> {
  /** Undoes one action; does nothing at the first position. */
  undo(): void;
  /** Returns to the first position. */
  reset(): void;
}

export function createLocalMatch<T extends GameTypes>(game: Game<T>, first: T["position"]): LocalMatch<T> {
  let positions: readonly T["position"][] = [first];
  const listeners = new Set<(update: MatchUpdate<T>) => void>();
  const notify = (update: MatchUpdate<T>): void => {
    for (const listener of listeners) listener(update);
  };
  const now = (): T["position"] => positions.at(-1) ?? first;
  const truncate = (count: number): void => {
    positions = positions.slice(0, Math.max(count, 1));
    notify({ type: "changed" });
  };
  return {
    get position() {
      return now();
    },
    get isOver() {
      return now().phase === "over";
    },
    isPerson: () => true,
    play(action) {
      const from = now();
      const result = play(game, from, action);
      if (!result.ok) {
        notify({ type: "refused", failure: result.error });
        return;
      }
      positions = [...positions, result.value.position];
      notify({ type: "played", action, from });
      notify({ type: "changed" });
    },
    refuse: (failure) => notify({ type: "refused", failure }),
    undo: () => truncate(positions.length - 1),
    reset: () => truncate(1),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
