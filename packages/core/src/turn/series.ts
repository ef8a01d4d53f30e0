import {
  type ActorRefFrom,
  enqueueActions,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type ProvidedActor,
  type StateMachine,
  type StateSchema,
  setup,
} from "xstate";
import { fail } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import type { TurnContext } from "./context.ts";
import { createTurnMachine, type TurnMachine } from "./machine.ts";
import {
  createSeriesContext,
  matchInput,
  nextMatch,
  SERIES_STATES,
  type SeriesContext,
  type SeriesEmitted,
  type SeriesEvent,
  type SeriesInput,
  type SeriesState,
  seriesStateOf,
} from "./series-context.ts";

/** The id of the child actor that runs the present match. */
export const MATCH = "match";

/** The match of a series, as an actor of the turn machine. */
export type MatchRef<T extends GameTypes> = ActorRefFrom<TurnMachine<T>>;

/** The machine of a series. */
export type SeriesMachine<T extends GameTypes> = StateMachine<
  SeriesContext<T>,
  SeriesEvent,
  { [MATCH]: MatchRef<T> },
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  never,
  SeriesState,
  string,
  SeriesInput<T>,
  NonReducibleUnknown,
  SeriesEmitted,
  Record<never, never>,
  StateSchema
>;

interface Followed<T extends GameTypes> {
  /** The match has changed, or has just been started. */
  readonly type: `xstate.snapshot.${typeof MATCH}`;
  readonly snapshot: { readonly context: TurnContext<T> };
}

/** The series after its match has changed; nothing where that was said by a match that is no longer played. */
const follow = <T extends GameTypes>(
  context: SeriesContext<T>,
  event: SeriesEvent | Followed<T>,
): SeriesContext<T> | undefined => {
  if (!("snapshot" in event)) return undefined;
  const { context: match } = event.snapshot;
  return match.seating.seed === context.match.seating.seed ? { ...context, match } : undefined;
};

const notHeard = () =>
  fail(
    "bad-event",
    "a series listens to next only; send the rest to its match",
    "une série n’écoute que next ; le reste s’envoie à sa partie",
  );

/**
 * The machine of a series of games. Its child `match` is an actor of the turn machine, to which everything that
 * concerns the match is sent; the series is in `match` while that is under way, in `pause` when it is over and more
 * are to come, and in `over` after the last. Undo in the match leads back to `match` until `next` begins another.
 * Its context follows the match, so that whoever is subscribed to the series learns of all that happens. Any other
 * event is emitted as `refused` and changes nothing.
 *
 * @param machine - the turn machine, with the actors that sit at the table
 */
export function createSeriesMachine<T extends GameTypes>(
  game: Game<T>,
  machine: TurnMachine<T> = createTurnMachine(game),
): SeriesMachine<T> {
  type Args = { readonly context: SeriesContext<T>; readonly event: SeriesEvent | Followed<T> };
  const leadsTo =
    (state: SeriesState) =>
    ({ context, event }: Args) => {
      const followed = follow(context, event);
      return followed !== undefined && seriesStateOf(followed) === state;
    };

  const series = setup({
    types: {} as {
      context: SeriesContext<T>;
      events: SeriesEvent | Followed<T>;
      input: SeriesInput<T>;
      emitted: SeriesEmitted;
    },
    actors: { [MATCH]: machine },
    guards: {
      ...Object.fromEntries(SERIES_STATES.map((state) => [`leads to ${state}`, leadsTo(state)])),
      // its own errors must end it, as they do any machine
      "comes from outside": ({ event }: Args) => !event.type.startsWith("xstate."),
    } as Record<string, (args: Args) => boolean>,
    actions: {
      begin: enqueueActions(({ context, enqueue }) => {
        enqueue.spawnChild(MATCH, { id: MATCH, input: matchInput(context), syncSnapshot: true });
        enqueue.emit({ type: "began", match: context.earlier.length });
      }),
      follow: enqueueActions(({ context, event, enqueue }) => {
        const followed = follow(context, event);
        // a refused event changes nothing here either
        if (followed && followed.match !== context.match) enqueue.assign(followed);
      }),
      next: enqueueActions(({ context, enqueue }) => {
        const next = nextMatch(game, context);
        if (!next.ok) return;
        enqueue.stopChild(MATCH);
        enqueue.assign(next.value);
      }),
      refuse: enqueueActions(({ context, event, enqueue }) => {
        const next = nextMatch(game, context);
        const { error: failure } = event.type === "next" && !next.ok ? next : notHeard();
        enqueue.emit({ type: "refused", failure });
      }),
    },
  }).createMachine({
    id: `${game.id}-series`,
    context: ({ input }) => createSeriesContext(game, input),
    initial: "match",
    entry: "begin",
    on: {
      [`xstate.snapshot.${MATCH}`]: SERIES_STATES.map((state) => ({
        guard: `leads to ${state}`,
        target: `.${state}`,
        actions: "follow",
      })),
      "*": { guard: "comes from outside", actions: "refuse" },
    },
    states: {
      match: {},
      pause: { on: { next: { target: "match", actions: ["next", "begin"] } } },
      over: {},
    },
  });
  // what only the match sends is no business of those outside
  return series as unknown as SeriesMachine<T>;
}
