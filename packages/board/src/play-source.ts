import { type Actor, type Failure, type Game, type GameTypes, play } from "@serpentarium/core";

type Told<T extends GameTypes> =
  | { readonly type: "played"; readonly action: T["action"]; readonly from: T["position"] }
  | { readonly type: "refused"; readonly failure: Failure };
/** What happens in a match while a board shows it; `changed`: the position may be another one. */
export type News<T extends GameTypes> = Told<T> | { readonly type: "changed" };

/** A match as a board sees it. */
export interface PlaySource<T extends GameTypes> {
  readonly position: T["position"];
  /** Over by the position, or because somebody resigned or the like. */
  readonly isOver: boolean;
  /** Whether a person sits there; for chance, whether a person enters what it does. */
  isPerson(actor: Actor): boolean;
  play(action: T["action"]): void;
  /** Tells all who listen that what was pressed is refused. */
  refuse(failure: Failure<T["clause"]>): void;
  /** Calls back until the function that it returns is called. */
  listen(listener: (news: News<T>) => void): () => void;
}

interface Subscription {
  unsubscribe(): void;
}

interface TurnSnapshotLike<T extends GameTypes> {
  readonly context: {
    readonly position: T["position"];
    readonly ended: object | null;
    readonly seating: { readonly occupants: readonly string[]; readonly dealer: string };
  };
}

/** How the turn machine calls whoever is no program. */
const PERSON = "person";

/** What a board needs of an actor of the turn machine (`createTurnMachine` of `@serpentarium/core/turn`). */
export interface TurnActor<T extends GameTypes> {
  getSnapshot(): TurnSnapshotLike<T>;
  subscribe(listener: (snapshot: TurnSnapshotLike<T>) => void): Subscription;
  send(
    event:
      | { readonly type: "play"; readonly action: T["action"] }
      | { readonly type: "refuse"; readonly failure: Failure<T["clause"]> },
  ): void;
  on(type: "played" | "refused", listener: (event: Told<T>) => void): Subscription;
}

/** A match that a turn machine runs. */
export const playOfActor = <T extends GameTypes>(actor: TurnActor<T>): PlaySource<T> => ({
  get position() {
    return actor.getSnapshot().context.position;
  },
  get isOver() {
    const { position, ended } = actor.getSnapshot().context;
    return position.phase === "over" || ended !== null;
  },
  isPerson(who) {
    const { occupants, dealer } = actor.getSnapshot().context.seating;
    return (who === "chance" ? dealer : occupants[who]) === PERSON;
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

/** A little match of people only, who also enter what chance does, from any position on, with nothing behind it. */
export interface LocalPlay<T extends GameTypes> extends PlaySource<T> {
  /** Back by one action; nothing at the first position. */
  undo(): void;
  /** Back to the first position. */
  reset(): void;
}

export function createLocalPlay<T extends GameTypes>(game: Game<T>, first: T["position"]): LocalPlay<T> {
  let positions: readonly T["position"][] = [first];
  const listeners = new Set<(news: News<T>) => void>();
  const tell = (news: News<T>): void => {
    for (const listener of listeners) listener(news);
  };
  const now = (): T["position"] => positions.at(-1) ?? first;
  const back = (count: number): void => {
    positions = positions.slice(0, Math.max(count, 1));
    tell({ type: "changed" });
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
        tell({ type: "refused", failure: result.error });
        return;
      }
      positions = [...positions, result.value];
      tell({ type: "played", action, from });
      tell({ type: "changed" });
    },
    refuse: (failure) => tell({ type: "refused", failure }),
    undo: () => back(positions.length - 1),
    reset: () => back(1),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
