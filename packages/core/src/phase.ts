import type { ActionRange } from "./action-range.ts";
import type { ActionInPhase, GameTypes, PhaseName, PositionInPhase } from "./game.ts";
import type { Random } from "./random.ts";
import type { Layout, Scene } from "./scene/scene.ts";
import type { Seat } from "./table.ts";
import type { MessageData } from "./words/message.ts";

/** An action of chance with its weight, a whole number: its probability is the weight divided by the sum of all weights. */
export interface WeightedAction<A> {
  readonly action: A;
  readonly weight: number;
}

/** The clause that forbids an action, with the data of its message. */
export interface Refusal<ClauseId extends string = string> {
  readonly clause: ClauseId;
  /** The values of the placeholders in the clause's refusal. */
  readonly data?: MessageData;
  /** The ids of the spaces that show why. */
  readonly spaces?: readonly string[];
}

/**
 * The members of phases of all kinds. Words hold the title of a phase under `phases.<name>.title`, and under `phases.<name>.prompt` the
 * instruction for it, without a full stop: "Roll the die". In a phase of chance that is the label of a button.
 */
interface PhaseBase<T extends GameTypes, K> {
  /** The phases to which an action of this one can lead. */
  readonly next: readonly PhaseName<T>[];
  /**
   * Returns the refusal of an action, or undefined if it is legal. Accepts any action that can be parsed in the position, and must not call
   * `legalActions`: tests compare the two.
   */
  refuse(position: PositionInPhase<T, K>, action: ActionInPhase<T, K>): Refusal<T["clause"]> | undefined;
}

/** A phase in which one actor acts at a time. */
interface SequentialPhase<T extends GameTypes, K> extends PhaseBase<T, K> {
  /** Returns the position after an action, without checking that it is legal. */
  apply(position: PositionInPhase<T, K>, action: ActionInPhase<T, K>): T["position"];
}

/** A phase in which a seat acts. */
export interface SeatPhase<T extends GameTypes = GameTypes, K = string> extends SequentialPhase<T, K> {
  readonly kind: "seat";
  /** Whether the phase only sets up the board, so that a table may offer to draw its actions at random. */
  readonly isSetup?: true;
  /** Whether each of its positions has one legal action, so that there is no decision. */
  readonly isForced?: true;
  /** Returns the seat whose turn it is. */
  toAct(position: PositionInPhase<T, K>): Seat;
  /** Returns every legal action once, and at least one. */
  legalActions(position: PositionInPhase<T, K>): readonly ActionInPhase<T, K>[];
  /**
   * Returns a random legal action without listing all, for playouts. It must draw exactly one number, `random.integer(n)`, and return the
   * action at that index of the `n` actions of `legalActions`. By default, playouts call `legalActions`.
   */
  sample?(position: PositionInPhase<T, K>, random: Random): ActionInPhase<T, K>;
  /** Returns every legal action in exactly one range. Set by `fromRanges`, with `legalActions` and `sample`. */
  legalRanges?(position: PositionInPhase<T, K>): readonly ActionRange<ActionInPhase<T, K>>[];
}

/**
 * A phase in which chance acts. Its `title`, `next`, `refuse` and `apply` are those of a {@link SeatPhase}. It also has one of
 * these two:
 *
 * - `outcomes(position)`: every possible outcome once, with its weight, and at least one;
 * - `draw(position, random)`, if the outcomes are too many to list: one outcome, drawn with the probabilities of chance.
 */
export type ChancePhase<T extends GameTypes = GameTypes, K = string> = SequentialPhase<T, K> & {
  readonly kind: "chance";
} & (
    | {
        outcomes(position: PositionInPhase<T, K>): readonly WeightedAction<ActionInPhase<T, K>>[];
        readonly draw?: never;
      }
    | {
        draw(position: PositionInPhase<T, K>, random: Random): ActionInPhase<T, K>;
        readonly outcomes?: never;
      }
  );

/** The type of the actions in a simultaneous phase. */
export type SimultaneousChoice<T extends GameTypes, K> = ActionInPhase<T, K> & { readonly seat: Seat };

/** A phase in which several seats choose at once, created by `simultaneousPhase` of `@serpentarium/core/simultaneous`. */
export interface SimultaneousPhase<T extends GameTypes = GameTypes, K = string> extends PhaseBase<T, K> {
  readonly kind: "simultaneous";
  /** The clause that makes the choices secret: each `ChoiceMadeEvent` refers to it. */
  readonly clause: T["clause"];
  /** Returns the seats that choose, ascending, and at least one. */
  toAct(position: PositionInPhase<T, K>): readonly Seat[];
  /** Returns every legal choice of one of these seats once, and at least one. */
  legalActions(position: PositionInPhase<T, K>, seat: Seat): readonly SimultaneousChoice<T, K>[];
  /** Returns a random legal choice of one of these seats, as in a {@link SeatPhase}. */
  sample?(position: PositionInPhase<T, K>, random: Random, seat: Seat): SimultaneousChoice<T, K>;
  /** Returns every legal choice of one of these seats in exactly one range. Set by `fromRanges`, with `legalActions` and `sample`. */
  legalRanges?(position: PositionInPhase<T, K>, seat: Seat): readonly ActionRange<SimultaneousChoice<T, K>>[];
  /**
   * Returns the position after the last choice.
   *
   * @param choices - one choice of each seat that chooses, ordered by seat
   */
  resolve(position: PositionInPhase<T, K>, choices: readonly SimultaneousChoice<T, K>[]): T["position"];
  /** Returns the effects of the choices once all are made, in order; `after` as in the `events` of a game. */
  events(
    position: PositionInPhase<T, K>,
    choices: readonly SimultaneousChoice<T, K>[],
    after: T["position"],
  ): readonly T["event"][];
  /** Returns the scenes that a board shows before the position after the last choice, if that takes several steps. */
  frames?(
    position: PositionInPhase<T, K>,
    choices: readonly SimultaneousChoice<T, K>[],
    layout: Layout,
  ): readonly Scene[];
}

/** `never` if the actions of the phase have no seat: then it cannot be simultaneous. */
type SimultaneousIfSeated<T extends GameTypes, K> = [ActionInPhase<T, K>] extends [
  { readonly phase: string; readonly seat?: undefined },
]
  ? never
  : SimultaneousPhase<T, K>;

/** The members of a phase with defaults by core. */
type OptionalMember = "next" | "refuse" | "clause" | "events";
type WithOptional<P> = P extends unknown
  ? Omit<P, OptionalMember> & Partial<Pick<P, OptionalMember & keyof P>>
  : never;

/** A simultaneous phase as an author writes it. */
export type SimultaneousDefinition<T extends GameTypes, K> = WithOptional<SimultaneousPhase<T, K>>;

/**
 * A phase as an author writes it. By default, any phase may follow, and unlisted actions are refused by the clause `action.listed`.
 * Simultaneous choices are secret by the clause `choice.secret`, and have no events by default.
 */
export type PhaseDefinition<T extends GameTypes = GameTypes, K = string> = WithOptional<Phase<T, K>>;

/** A phase of any kind. */
export type Phase<T extends GameTypes = GameTypes, K = string> =
  | SeatPhase<T, K>
  | ChancePhase<T, K>
  | SimultaneousIfSeated<T, K>;
