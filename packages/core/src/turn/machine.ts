import {
  type ActorRefFrom,
  type AnyActorRef,
  type DoneActorEvent,
  type ErrorActorEvent,
  enqueueActions,
  fromCallback,
  type MetaObject,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type ProvidedActor,
  raise,
  type StateMachine,
  type StateSchema,
  setup,
  type UnknownActorLogic,
} from "xstate";
import {
  createContext,
  stateValueOf,
  type TurnContext,
  type TurnEmittedEvent,
  type TurnEvent,
  type TurnInput,
} from "../context/context.ts";
import { applyEvent, programToAct, type TransitionResult } from "../context/transition.ts";
import { type Result, SerpentariumError } from "../failure.ts";
import type { Game, GameTypes, PhaseName } from "../game.ts";
import type { Phase } from "../phase.ts";
import { createRandomOccupant, occupantInputOf } from "./occupant.ts";

/** The id of the child actor of the acting occupant. */
export const OCCUPANT_ACTOR_ID = "occupant";

/** Replaces the occupant in a restored snapshot, and resumes the match when the machine starts. */
export const RESUME_ACTOR = "waker";

/** The turn machine of a game; `Occupant` are the names of the programs given to it. */
export type TurnMachine<T extends GameTypes, Occupant extends string = string> = StateMachine<
  TurnContext<T>,
  TurnEvent<T>,
  Record<string, AnyActorRef | undefined>,
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  never,
  PhaseName<T>,
  string,
  TurnInput<T, Occupant>,
  NonReducibleUnknown,
  TurnEmittedEvent<T>,
  MetaObject,
  StateSchema
>;

/** A running actor of the turn machine. */
export type TurnActorRef<T extends GameTypes> = ActorRefFrom<TurnMachine<T>>;

type MachineEvent<T extends GameTypes> =
  | TurnEvent<T>
  /** Raised when the match starts or resumes: enters the state of its position, and spawns the acting occupant. */
  | { readonly type: "begin" }
  | DoneActorEvent<unknown, typeof OCCUPANT_ACTOR_ID>
  | ErrorActorEvent<unknown, typeof OCCUPANT_ACTOR_ID>;

/** Computes the transition of an event once for all guards and the action that follows. */
function createTransitionCache<T extends GameTypes>(game: Game<T>) {
  let last:
    | { context: TurnContext<T>; event: MachineEvent<T>; result: Result<TransitionResult<T>, T["clause"]> }
    | undefined;
  return {
    get(context: TurnContext<T>, event: MachineEvent<T>): Result<TransitionResult<T>, T["clause"]> {
      if (last?.context !== context || last.event !== event) {
        last = { context, event, result: transitionFor(game, context, event) };
      }
      return last.result;
    },
    /** Must be called after each event, because an event object may be changed and sent again. */
    clear: () => {
      last = undefined;
    },
  };
}

function transitionFor<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  event: MachineEvent<T>,
): Result<TransitionResult<T>, T["clause"]> {
  switch (event.type) {
    case "play":
    case "undo":
    case "redo":
    case "end":
    case "next":
      return applyEvent(game, context, event);
    default:
      return { ok: true, value: { context, emitted: [] } };
  }
}

/**
 * Creates the turn machine of a game: one state per phase, with `phase.next` as the targets of `play`, and `over`, which is not a final
 * state of XState because undo leaves it. In a series, `next` leads from `over` to the next match.
 *
 * An event that is not allowed is emitted as `refused` and changes nothing.
 *
 * A program named in `input.occupants` is an actor. It is spawned with an `OccupantInput` when its turn begins, responds with a `play`
 * event to its parent or with an action as its output, and is stopped when the position changes. If its action is refused or it fails
 * (`failed`), it is not restarted: the turn waits for a `play` event.
 *
 * The fields of an event may be untrusted, but not its `type`, because XState has event types of its own.
 *
 * @param programs - the logic of further occupants, by name; `random` and `dice` are built in
 */
export function createTurnMachine<T extends GameTypes, Occupant extends string = never>(
  game: Game<T>,
  programs?: Readonly<Record<Occupant, UnknownActorLogic>>,
): TurnMachine<T, Occupant> {
  const phases = Object.entries<Pick<Phase, "kind" | "next">>(game.phases);
  const states = [...phases.map(([name]) => name), "over"];
  const random = createRandomOccupant<T>();
  const transitions = createTransitionCache(game);
  type Args = { readonly context: TurnContext<T>; readonly event: MachineEvent<T> };

  const leadsTo =
    (state: string) =>
    ({ context, event }: Args) => {
      const result = transitions.get(context, event);
      return result.ok && stateValueOf(result.value.context) === state;
    };
  const to = (state: string, target = state) =>
    ({ guard: `leads to ${state}`, target, actions: "advance" }) as const;
  const toAny = states.map((state) => to(state, `.${state}`));

  const machine = setup({
    types: {} as {
      context: TurnContext<T>;
      events: MachineEvent<T>;
      input: TurnInput<T>;
      emitted: TurnEmittedEvent<T>;
    },
    actors: {
      dice: random,
      random,
      ...programs,
      [RESUME_ACTOR]: fromCallback(({ sendBack }) => sendBack({ type: "begin" })),
    } as Record<string, UnknownActorLogic>,
    guards: Object.fromEntries(states.map((state) => [`leads to ${state}`, leadsTo(state)])),
    actions: {
      begin: raise({ type: "begin" }),
      playOutput: enqueueActions(({ context, event, enqueue }) => {
        if (!("output" in event) || event.output === undefined) return;
        const seat = game.toAct(context.position);
        enqueue.raise({ type: "play", action: event.output as T["action"], seat });
      }),
      emitFailed: enqueueActions(({ context, event, enqueue }) => {
        if (!("error" in event)) return;
        const actor = game.toAct(context.position) ?? "chance";
        enqueue.emit({ type: "failed", actor, error: event.error });
      }),
      advance: enqueueActions(({ context, event, enqueue }) => {
        const result = transitions.get(context, event);
        transitions.clear();
        if (!result.ok) return;
        const { context: next, emitted } = result.value;
        if (programToAct(game, context)) enqueue.stopChild(OCCUPANT_ACTOR_ID);
        enqueue.assign(({ spawn }) => {
          const name = programToAct(game, next);
          if (name) spawn(name, { id: OCCUPANT_ACTOR_ID, input: occupantInputOf(game, next) });
          return next;
        });
        for (const emittedEvent of emitted) enqueue.emit(emittedEvent);
      }),
      emitRefused: enqueueActions(({ event, enqueue }) => {
        if ("failure" in event) enqueue.emit({ type: "refused", failure: event.failure });
      }),
      refuse: enqueueActions(({ context, event, enqueue }) => {
        const result = transitions.get(context, event);
        transitions.clear();
        if (!result.ok) return enqueue.emit({ type: "refused", failure: result.error });
        const { phase } = result.value.context.position;
        throw new SerpentariumError("bad-phase", `${game.id}: "${context.position.phase}" led to "${phase}"`);
      }),
    },
  }).createMachine({
    id: game.id,
    context({ input }) {
      // each `transition` of XState starts an actor without input and drops its error; V8's own error is slow to create
      if (!input) throw new SerpentariumError("bad-plan", "a match needs a table");
      return createContext(game, input);
    },
    initial: String(states[0]),
    entry: "begin",
    on: {
      begin: toAny,
      undo: [...toAny, { actions: "refuse" }],
      redo: [...toAny, { actions: "refuse" }],
      // for states that have no transition for the event
      play: { actions: "refuse" },
      end: { actions: "refuse" },
      next: { actions: "refuse" },
      refuse: { actions: "emitRefused" },
      [`xstate.done.actor.${OCCUPANT_ACTOR_ID}`]: { actions: "playOutput" },
      "xstate.error.*": { actions: "emitFailed" },
    },
    states: {
      ...Object.fromEntries(
        phases.map(([name, { kind, next }]) => {
          // every choice but the last stays in the phase
          const after = kind === "simultaneous" ? [...new Set([name, ...next])] : next;
          // giving up can lead to any phase
          const [play, end] = game.giveUp ? [states, states] : [after, ["over"]];
          const toEach = (some: readonly string[]) => some.map((state) => to(state));
          return [name, { on: { play: toEach(play), end: toEach(end) } }];
        }),
      ),
      over: { on: { next: states.map((state) => to(state)) } },
    },
  });
  // XState infers the names of states from literals only
  return machine as unknown as TurnMachine<T, Occupant>;
}
