import {
  type ActorRefFrom,
  type AnyActorRef,
  type DoneActorEvent,
  type ErrorActorEvent,
  enqueueActions,
  fromCallback,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type ProvidedActor,
  raise,
  type StateMachine,
  type StateSchema,
  setup,
  type UnknownActorLogic,
} from "xstate";
import { type Result, SerpentariumError } from "../failure.ts";
import type { Game, GameTypes, PhaseName } from "../game.ts";
import type { Phase } from "../phase.ts";
import type { Text } from "../text.ts";
import {
  createContext,
  stateOf,
  type TurnContext,
  type TurnEmitted,
  type TurnEvent,
  type TurnInput,
} from "./context.ts";
import { createRandomOccupant, turnOf } from "./occupant.ts";
import { program, type Step, step } from "./step.ts";

/** The id of the child actor that is asked for an action. */
export const OCCUPANT = "occupant";

/** The actor that stands for the occupant in a restored snapshot until the match is under way again. */
export const WAKER = "waker";

const OVER: Text = { en: "The end", fr: "Fin de la partie" };

/** What the docs write on a state. */
export interface TurnMeta {
  readonly title: Text;
}

/** The turn machine of a game; `Occupant` are the names of the programs that it was made with. */
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
  TurnEmitted<T>,
  TurnMeta,
  StateSchema
>;

/** A match, as an actor of the turn machine. */
export type MatchRef<T extends GameTypes> = ActorRefFrom<TurnMachine<T>>;

type Heard<T extends GameTypes> =
  | TurnEvent<T>
  /** Raised when the match starts or goes on: puts it in the phase of its position, and asks whoever is to act. */
  | { readonly type: "begin" }
  | DoneActorEvent<unknown, typeof OCCUPANT>
  | ErrorActorEvent<unknown, typeof OCCUPANT>;

/** What an event does; every guard and the action that follows ask the same, so it is worked out once. */
function createJudge<T extends GameTypes>(game: Game<T>) {
  let last: { context: TurnContext<T>; event: Heard<T>; judged: Result<Step<T>, T["clause"]> } | undefined;
  return {
    judge(context: TurnContext<T>, event: Heard<T>): Result<Step<T>, T["clause"]> {
      if (last?.context !== context || last.event !== event) {
        last = { context, event, judged: consequence(game, context, event) };
      }
      return last.judged;
    },
    /** An event object may be changed and sent again. */
    forget: () => {
      last = undefined;
    },
  };
}

function consequence<T extends GameTypes>(
  game: Game<T>,
  context: TurnContext<T>,
  event: Heard<T>,
): Result<Step<T>, T["clause"]> {
  switch (event.type) {
    case "play":
    case "undo":
    case "redo":
    case "end":
    case "next":
      return step(game, context, event);
    default:
      return { ok: true, value: { context, emitted: [] } };
  }
}

/**
 * The turn machine of a game, made from its table of phases: one state a phase, with `phase.next` as the targets of
 * `play`, and `over`, which is not final in XState's sense because undo leads out of it.
 *
 * In a series, `next` leads from `over` to the beginning of the next match.
 *
 * An event that is not allowed is emitted as `refused` and changes nothing. A program that is seated by `input.occupants` is
 * an actor: it is spawned with a {@link Turn} when its turn
 * comes, answers with a `play` event to its parent or with an action as its output, and is stopped when the
 * position changes. One whose answer is refused is not asked again: the turn waits for a `play` event from elsewhere,
 * as it does when one breaks down (`failed`). The fields of an event may come from anywhere; its `type` is the
 * program's to choose, as XState has types of its own.
 *
 * @param programs - who can sit at the table beside people, by name; `random` and `dice` are there already
 */
export function createTurnMachine<T extends GameTypes, Occupant extends string = never>(
  game: Game<T>,
  programs?: Readonly<Record<Occupant, UnknownActorLogic>>,
): TurnMachine<T, Occupant> {
  const phases = Object.entries<Pick<Phase, "kind" | "title" | "next">>(game.phases);
  const states = [...phases.map(([name]) => name), "over"];
  const random = createRandomOccupant<T>();
  const { judge, forget } = createJudge(game);
  type Args = { readonly context: TurnContext<T>; readonly event: Heard<T> };

  const leadsTo =
    (state: string) =>
    ({ context, event }: Args) => {
      const judged = judge(context, event);
      return judged.ok && stateOf(judged.value.context) === state;
    };
  const to = (state: string, target = state) =>
    ({ guard: `leads to ${state}`, target, actions: "advance" }) as const;
  const toAny = states.map((state) => to(state, `.${state}`));

  const machine = setup({
    types: {} as {
      context: TurnContext<T>;
      events: Heard<T>;
      input: TurnInput<T>;
      emitted: TurnEmitted<T>;
      meta: TurnMeta;
    },
    actors: {
      dice: random,
      random,
      ...programs,
      [WAKER]: fromCallback(({ sendBack }) => sendBack({ type: "begin" })),
    } as Record<string, UnknownActorLogic>,
    guards: Object.fromEntries(states.map((state) => [`leads to ${state}`, leadsTo(state)])),
    actions: {
      begin: raise({ type: "begin" }),
      answer: enqueueActions(({ event, enqueue }) => {
        if (!("output" in event) || event.output === undefined) return;
        enqueue.raise({ type: "play", action: event.output as T["action"] });
      }),
      report: enqueueActions(({ context, event, enqueue }) => {
        if (!("error" in event)) return;
        const actor = game.toAct(context.position) ?? "chance";
        enqueue.emit({ type: "failed", actor, error: event.error });
      }),
      advance: enqueueActions(({ context, event, enqueue }) => {
        const judged = judge(context, event);
        forget();
        if (!judged.ok) return;
        const { context: next, emitted } = judged.value;
        if (program(game, context)) enqueue.stopChild(OCCUPANT);
        enqueue.assign(({ spawn }) => {
          const name = program(game, next);
          if (name) spawn(name, { id: OCCUPANT, input: turnOf(game, next) });
          return next;
        });
        for (const happened of emitted) enqueue.emit(happened);
      }),
      tell: enqueueActions(({ event, enqueue }) => {
        if ("failure" in event) enqueue.emit({ type: "refused", failure: event.failure });
      }),
      refuse: enqueueActions(({ context, event, enqueue }) => {
        const judged = judge(context, event);
        forget();
        if (!judged.ok) return enqueue.emit({ type: "refused", failure: judged.error });
        const { phase } = judged.value.context.position;
        throw new SerpentariumError("bad-phase", `${game.id}: "${context.position.phase}" led to "${phase}"`);
      }),
    },
  }).createMachine({
    id: game.id,
    context: ({ input }) => createContext(game, input),
    initial: String(states[0]),
    entry: "begin",
    on: {
      begin: toAny,
      undo: [...toAny, { actions: "refuse" }],
      redo: [...toAny, { actions: "refuse" }],
      // where a state has no transition for it
      play: { actions: "refuse" },
      end: { actions: "refuse" },
      next: { actions: "refuse" },
      refuse: { actions: "tell" },
      [`xstate.done.actor.${OCCUPANT}`]: { actions: "answer" },
      "xstate.error.*": { actions: "report" },
    },
    states: {
      ...Object.fromEntries(
        phases.map(([name, { kind, title, next }]) => {
          // every choice but the last one stays in its phase
          const states = kind === "simultaneous" ? [...new Set([name, ...next])] : next;
          return [name, { meta: { title }, on: { play: states.map((state) => to(state)), end: to("over") } }];
        }),
      ),
      over: { meta: { title: OVER }, on: { next: states.map((state) => to(state)) } },
    },
  });
  // XState reads the names of states from literals only
  return machine as unknown as TurnMachine<T, Occupant>;
}
