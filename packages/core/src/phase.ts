import type { ActionIn, Game, GameDefinition, GameTypes, PhaseName, PositionIn } from "./game.ts";
import type { Random } from "./random.ts";
import type { Layout, Scene } from "./scene/scene.ts";
import type { Seat } from "./table.ts";
import type { Data, Text } from "./text.ts";

/** An action of chance and how likely it is: its weight over the sum of the weights, all whole numbers. */
export interface Weighted<A> {
  readonly action: A;
  readonly weight: number;
}

/** Which clause forbids an action, and what shows it. */
export interface Refusal<ClauseId extends string = string> {
  readonly clause: ClauseId;
  /** The numbers and names of the refusal's text. */
  readonly data?: Data;
  /** The ids of the spaces that show why. */
  readonly spaces?: readonly string[];
}

interface CommonPhase<T extends GameTypes, K> {
  readonly title: Text;
  /** The phases that an action of this one can lead to. */
  readonly next: readonly PhaseName<T>[];
  /**
   * The clause that forbids the action, or nothing. Takes any action that the notation can say in that position,
   * and must not lean on `legalActions`: the two are held against each other.
   */
  refuse(position: PositionIn<T, K>, action: ActionIn<T, K>): Refusal<T["clause"]> | undefined;
}

/** A phase in which one action is played at a time. */
interface TurnPhase<T extends GameTypes, K> extends CommonPhase<T, K> {
  /** The position after a legal action; trusts that it is one. */
  apply(position: PositionIn<T, K>, action: ActionIn<T, K>): T["position"];
}

/** A phase in which a seat acts. */
export interface SeatPhase<T extends GameTypes = GameTypes, K = string> extends TurnPhase<T, K> {
  readonly kind: "seat";
  /** The seat whose turn it is. */
  toAct(position: PositionIn<T, K>): Seat;
  /** Every legal action, each once; never none. */
  legalActions(position: PositionIn<T, K>): readonly ActionIn<T, K>[];
  /**
   * One legal action without a list of them, for playouts: exactly the one that stands at `random.integer(n)` among the `n`
   * of `legalActions`, with no other number taken. Left out, the list is made; a variant that changes the list leaves it out.
   */
  sample?(position: PositionIn<T, K>, random: Random): ActionIn<T, K>;
}

/**
 * A phase in which chance acts. Its `title`, `next`, `refuse` and `apply` are those of a {@link SeatPhase}. It also has one of
 * these two:
 *
 * - `outcomes(position)`: all that can happen, each once, and how likely it is; never nothing;
 * - `draw(position, random)`, where that is too much to list: one thing that can happen, with the odds of chance.
 */
export type ChancePhase<T extends GameTypes = GameTypes, K = string> = TurnPhase<T, K> & {
  readonly kind: "chance";
} & (
    | {
        outcomes(position: PositionIn<T, K>): readonly Weighted<ActionIn<T, K>>[];
        readonly draw?: never;
      }
    | {
        draw(position: PositionIn<T, K>, random: Random): ActionIn<T, K>;
        readonly outcomes?: never;
      }
  );

/** An action of a simultaneous phase. */
export type ChoiceIn<T extends GameTypes, K> = ActionIn<T, K> & { readonly seat: Seat };

/** A phase in which several seats choose, made with `simultaneousPhase` of `@serpentarium/core/simultaneous`. */
export interface SimultaneousPhase<T extends GameTypes = GameTypes, K = string> extends CommonPhase<T, K> {
  readonly kind: "simultaneous";
  /** The clause by which the choices are secret: the {@link ChosenEvent} of each names it. */
  readonly clause: T["clause"];
  /** The seats that choose, ascending; never none. */
  toAct(position: PositionIn<T, K>): readonly Seat[];
  /** Every legal choice of one of these seats, each once; never none. */
  legalActions(position: PositionIn<T, K>, seat: Seat): readonly ChoiceIn<T, K>[];
  /**
   * The position after the last choice.
   *
   * @param choices - one of each seat that chooses, by seat
   */
  resolve(position: PositionIn<T, K>, choices: readonly ChoiceIn<T, K>[]): T["position"];
  /** What the choices do once all are made, step by step; `after` is left out where all is known. */
  narrate(
    position: PositionIn<T, K>,
    choices: readonly ChoiceIn<T, K>[],
    after?: T["position"],
  ): readonly T["event"][];
  /** What a board shows on the way to the position after the last choice, where that takes several steps. */
  frames?(position: PositionIn<T, K>, choices: readonly ChoiceIn<T, K>[], layout: Layout): readonly Scene[];
  /** Makes a game keep choices: `simultaneousPhase` puts it here, so that only games with such a phase carry it. */
  withChoices(
    definition: GameDefinition<GameTypes>,
    createGame: (definition: GameDefinition<GameTypes>) => Game,
  ): Game;
}

/** Nothing where the actions of the phase name no seat: then it cannot be a simultaneous one. */
type PerhapsSimultaneous<T extends GameTypes, K> = [ActionIn<T, K>] extends [
  { readonly phase: string; readonly seat?: undefined },
]
  ? never
  : SimultaneousPhase<T, K>;

/** A phase of any kind. */
export type Phase<T extends GameTypes = GameTypes, K = string> =
  | SeatPhase<T, K>
  | ChancePhase<T, K>
  | PerhapsSimultaneous<T, K>;
