import { type ActionRange, toRange } from "./action-range.ts";
import { checkGame } from "./check-game.ts";
import type { Clauses } from "./clause.ts";
import { completeDefinition } from "./complete-definition.ts";
import { deepFreeze } from "./deep-freeze.ts";
import type { GameEvent } from "./event.ts";
import { type FailureCode, fail, type Result, SerpentariumError } from "./failure.ts";
import { isOutcome } from "./is-outcome.ts";
import type { AnyPositionFields } from "./notation/position.ts";
import type { OptionsDefinition } from "./options/options.ts";
import type { Aim, Outcome } from "./outcome.ts";
import type { ChancePhase, Phase, PhaseDefinition, Refusal, SeatPhase, WeightedAction } from "./phase.ts";
import type { Random } from "./random.ts";
import type { MaterialPiece } from "./scene/material.ts";
import type { Layout, Paint, Scene, ViewOptions } from "./scene/scene.ts";
import { supportOf } from "./support.ts";
import type { Actor, Seat, Table } from "./table.ts";
import type { Message } from "./words/message.ts";

/** A position of any game: plain, immutable, JSON-safe data, discriminated by `phase`. */
export interface AnyPosition {
  readonly phase: string;
  readonly table: Table;
  /** Present in the phase `over` only. */
  readonly outcome?: Outcome;
  /**
   * The choices made so far in a simultaneous phase, ordered by seat; undefined before the first. Set by core. In a redacted position the
   * choice of another seat is `{ phase, seat, hidden: true }`.
   */
  readonly choices?: readonly AnyAction[];
}

/** An action of any game: plain data, discriminated by the phase in which it is played. */
export interface AnyAction {
  readonly phase: string;
  /** In a simultaneous phase: the seat that chooses. */
  readonly seat?: Seat;
}

/**
 * The action by which a seat leaves a game that the others continue, with `giveUp`. Core creates, formats and plays it: functions of a
 * definition never get one.
 */
export interface GivingUp extends AnyAction {
  readonly seat: Seat;
  /** The reason, as in the outcome of a match that ends with it. */
  readonly gaveUp: "resign" | "time" | "abandon";
}

/** Whether an action makes its seat leave the game. */
export const isGivingUp = (action: AnyAction): action is GivingUp => "gaveUp" in action;

/** The types of a game. */
export interface GameTypes {
  readonly options: object;
  readonly position: AnyPosition;
  readonly action: AnyAction;
  readonly event: GameEvent;
  /** The ids of the clauses. */
  readonly clause: string;
}

/** The types of a game with options, events and clauses of any kind. */
export interface TypesOf<P extends AnyPosition, A extends AnyAction> extends GameTypes {
  readonly position: P;
  readonly action: A;
}

/** The names of a game's phases, including core's `over`. */
export type PhaseName<T extends GameTypes> = T["position"]["phase"];
/** The names of the phases in which a seat or chance acts: all but `over`. */
export type ActivePhaseName<T extends GameTypes> = Exclude<PhaseName<T>, "over">;
type InPhase<U extends { readonly phase: string }, K> = U extends { readonly phase: infer P }
  ? K extends P
    ? U
    : never
  : never;
/** The type of the positions in one phase. */
export type PositionInPhase<T extends GameTypes, K> = InPhase<T["position"], K>;
/** The type of the actions in one phase. */
export type ActionInPhase<T extends GameTypes, K> = InPhase<T["action"], K>;

/** A named set of options. Its title is the message `presets.<id>`. */
export interface Preset<O extends object = object> {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Options left out have their defaults. */
  readonly options: Partial<O>;
  /** Whether a table proposes these options for a new match, in place of the defaults. At most one preset of a game has it. */
  readonly isProposed?: true;
}

/** The game from which a variant is made. */
export interface VariantBase {
  /** The id of the base. */
  readonly id: string;
  /** The version of the base in use. */
  readonly version: string;
  /** The versions of the base that the variant supports. */
  readonly range: string;
}

/**
 * How a game hides information from seats, and how bots can guess it. In a simultaneous phase the positions hold the `choices` made so far,
 * and core hides those of other seats until the last one is made.
 */
export interface HiddenInformation<T extends GameTypes = GameTypes> {
  /**
   * Returns the position as a seat may know it: of the same type, with unknown parts marked. Also applied to redacted positions: after
   * several seats in any order, what all of them know remains.
   */
  redactPosition(position: T["position"], seat: Seat): T["position"];
  /**
   * Returns what a seat may know of an action when it is played. For a simultaneous choice, returns what any seat may know once all choices
   * are made, which `position.choices` then holds.
   */
  redactAction(action: T["action"], seat: Seat, position: T["position"]): T["action"];
  /**
   * Draws a complete position that is consistent with what a seat knows, with the probabilities of chance. Bots search such positions,
   * because no action can be applied to a redacted one. Core then draws each choice that is still hidden, with all legal choices equally
   * likely.
   *
   * @param seen - redacted for that seat by `redactPosition`
   */
  determinize(seen: T["position"], seat: Seat, random: Random): T["position"];
  /**
   * Parses the text that `formatPosition` returns for a redacted position. Fails with `bad-position`. By default, redacted positions are
   * JSON in a game without a notation; matches of other games cannot be sent to a single seat.
   */
  parsePosition?(text: string, table: Table<T["options"]>): Result<T["position"]>;
  /** The fields of a redacted position. */
  readonly positionFields?: AnyPositionFields;
}

/** What happens if a seat leaves a game that the others continue, created by `giveUpRule` of `@serpentarium/core/record`. */
export interface GiveUp<T extends GameTypes = GameTypes> {
  /** The clause of the rule. */
  readonly clause: T["clause"];
  /**
   * Returns the position after a seat has left: the seat acts no more, so `isOut` is true for it, or the game is over. In a simultaneous
   * phase the position has no choices: all seats choose again.
   */
  apply(position: T["position"], seat: Seat): T["position"];
  /**
   * Whether a random player replaces a seat that is out: chance takes its turns, with each legal action equally likely. By default, phases
   * must give such a seat no turns.
   */
  readonly playsOn?: true;
}

/**
 * The definition of a game, as its author writes it. It contains no texts: words hold them by id, such as `title`, `summary` (the kind of
 * game, in a few words), `phases.<name>.title` and `clauses.<id>.refusal`.
 */
export interface GameDefinition<T extends GameTypes> {
  /** Lower-case letters, digits and hyphens; public and permanent. */
  readonly id: string;
  /** The version of the package, which records contain; `0.0.0` by default. */
  readonly version?: string;
  /** The base, if the game is a variant. */
  readonly variantOf?: VariantBase;
  readonly seats: { readonly min: number; readonly max: number };
  /** Returns the team of a seat: the same number for partners. By default, each seat plays for itself. */
  teamOf?(seat: Seat, table: Table<T["options"]>): number;
  /** None by default. */
  readonly options?: OptionsDefinition<T["options"]>;
  /** Named ways to play, other than with the defaults. */
  readonly presets?: readonly Preset<T["options"]>[];
  /** The rules by id; none by default. */
  readonly clauses?: Clauses<T["clause"]>;
  readonly phases: { readonly [K in ActivePhaseName<T>]: PhaseDefinition<T, K> };
  /** Returns the first position of a match. */
  start(table: Table<T["options"]>): T["position"];
  /**
   * Returns the maximal number of actions of a game, including those of chance; in a simultaneous phase each seat's choice counts. `null`
   * (the default) means no limit.
   */
  maxActions?(table: Table<T["options"]>): number | null;

  /**
   * Parses a position and checks that it is valid. Fails with `bad-position`. By default, the text of a position is JSON, and it is valid
   * if it hides nothing and the game can draw it and, unless it is over, list its actions.
   */
  parsePosition?(text: string, table: Table<T["options"]>): Result<T["position"]>;
  /** Returns the unique text of a position, on one line. */
  formatPosition?(position: T["position"]): string;
  /** The fields of a position, from `createPositionNotation`: `parsePositionData` uses them to check positions. */
  readonly positionFields?: AnyPositionFields;
  /**
   * Parses an action, legal or not, in a position that is not over. Fails with `notation`. By default, the text of an action is a list of
   * its values in order, separated by commas, without its phase and the seat of a choice: `{ phase: "place", cell: "b2" }` is `b2`.
   * Characters with a meaning in links are escaped: `_` is `%5F`. An action without values is the name of the phase. Actions of one phase
   * with different fields need a value that distinguishes them.
   *
   * @param seat - in a simultaneous phase the seat that chooses: core parses and formats that part of the text
   */
  parseAction?(text: string, position: T["position"], seat: Seat | undefined): Result<T["action"]>;
  /** Returns the text of an action, on one line and without `_`, which separates actions in a link. */
  formatAction?(action: T["action"], position: T["position"]): string;

  /**
   * Returns the effects of a legal action, in order. Simultaneous phases have their own `events`; a game with only such phases, or without
   * events, omits this. In a game that hides information, it is also called with a redacted position and action: their effects cannot be
   * computed, and have to be read from `after`.
   *
   * @param after - the position after the action, redacted for the same seat
   */
  events?(position: T["position"], action: T["action"], after: T["position"]): readonly T["event"][];
  /** Draws a position; in a game that hides information, also a redacted one. */
  scene(position: T["position"], layout: Layout, look: ViewOptions): Scene;
  /**
   * Returns the pieces that a match at a table needs, for sheets to print and cut out. Their drawings are those of the scene. In a game
   * with hidden information, too, all pieces are shown.
   */
  material?(table: Table<T["options"]>): readonly MaterialPiece[];
  /** The ids of optional overlays of the scene, such as a way to finish. Their titles are the messages `aids.<id>`. */
  readonly aids?: readonly string[];
  /** Returns the scenes that a board shows between a position and the next one, for an action with several steps. */
  frames?(position: T["position"], action: T["action"], layout: Layout): readonly Scene[];
  /** Returns the targets to press for an action, in order. By default, one target with the action's text as its id. */
  clicks?(position: T["position"], action: T["action"]): readonly string[];
  /**
   * Returns the illegal action meant by clicks that lead to no legal one, or its refusal. Without `clicks`, the id of the target is parsed
   * as an action by default.
   */
  intendedAction?(
    position: T["position"],
    clicked: readonly string[],
  ): T["action"] | Refusal<T["clause"]> | undefined;
  /** Whether a seat is out of the game and acts no more; by default, all seats play to the end. */
  isOut?(position: T["position"], seat: Seat): boolean;
  /** What happens if a seat resigns, leaves or runs out of time; by default, the match ends for all. */
  readonly giveUp?: GiveUp<T>;
  /** Returns the score of each seat if the game ended here; undefined in a game without scores. */
  scores?(position: T["position"]): readonly number[];
  /** Returns the name of a seat in a position, such as "Player 1 (light)". */
  seatName?(position: T["position"], seat: Seat): Message;
  /**
   * Returns what a seat has in a position, in a few words without its name, such as "3 cards short" or "7 of 12 points"; undefined while there
   * is nothing to say. In a game that hides information, also of a redacted position.
   */
  seatStatus?(position: T["position"], seat: Seat): Message | undefined;
  /** Returns the paint of a seat's pieces in a position, for charts and lists; undefined while it has none. */
  seatPaint?(position: T["position"], seat: Seat): Paint | undefined;

  /** What each seat plays for, for bots and statistics; `win` by default. */
  readonly aim?: Aim;
  /**
   * Estimates the expected result of a seat in a position that is not over, from 0 to 1: its share of the win, or of what `aim` says.
   * Partners get the same value, and the values of all sides add up to 1; if all seats play on one side, it is the probability of a win.
   * For bots.
   */
  evaluate?(position: T["position"], seat: Seat): number;

  /** Undefined if the game hides nothing. */
  readonly hidden?: HiddenInformation<T>;
}

/** The members with defaults by core. */
type OptionalMember =
  | "version"
  | "options"
  | "clauses"
  | "maxActions"
  | "parsePosition"
  | "formatPosition"
  | "parseAction"
  | "formatAction";

/** A definition whose optional members are completed. */
export interface CompleteDefinition<T extends GameTypes>
  extends Omit<GameDefinition<T>, OptionalMember | "phases">,
    Required<Pick<GameDefinition<T>, OptionalMember>> {
  readonly phases: { readonly [K in ActivePhaseName<T>]: Phase<T, K> };
}

/** A game: its definition, and functions that core derives from its phases. */
export interface Game<T extends GameTypes = GameTypes> extends CompleteDefinition<T> {
  /** The definition that was passed to `defineGame`. */
  readonly definition: GameDefinition<T>;
  /**
   * Parses an action, legal or not. Fails with `notation`, or with `not-your-turn` for a seat that does not choose or has already chosen.
   */
  parseAction(text: string, position: T["position"]): Result<T["action"]>;
  /**
   * In a game with `giveUp`, also a `GaveUpEvent`.
   *
   * @param after - the position after the action; computed by default
   */
  events(position: T["position"], action: T["action"], after?: T["position"]): readonly T["event"][];
  scene(position: T["position"], layout: Layout, look?: ViewOptions): Scene;
  clicks(position: T["position"], action: T["action"]): readonly string[];
  /** Returns the actor: in a simultaneous phase the first seat that has not chosen; undefined if the game is over. */
  toAct(position: T["position"]): Actor | undefined;
  /** Returns the seats that may act, ascending: several only in a simultaneous phase, none in a phase of chance. */
  seatsToAct(position: T["position"]): readonly Seat[];
  /**
   * Returns every legal action once; none if the game is over or the outcomes of chance cannot be listed.
   *
   * @param seat - the acting seat; `toAct` by default
   * @throws SerpentariumError `not-listable` if ranges have more than 100,000 actions
   */
  legalActions(position: T["position"], seat?: Seat): readonly T["action"][];
  /** Returns the legal actions as ranges; actions that differ only in amounts are one range. */
  legalRanges(position: T["position"], seat?: Seat): readonly ActionRange<T["action"]>[];
  /** Returns the outcomes of a phase of chance; undefined in other phases, or if they cannot be listed. */
  chanceOutcomes(position: T["position"]): readonly WeightedAction<T["action"]>[] | undefined;
  /** Draws an action of chance. @throws SerpentariumError `not-chance` in other phases */
  drawOutcome(position: T["position"], random: Random): T["action"];
  /** Returns the refusal of an action of the position's phase, or undefined if it is legal. */
  refuse(position: T["position"], action: T["action"]): Refusal<T["clause"]> | undefined;
  /** Returns the position after an action, without checking that it is legal; use `play` for untrusted actions. */
  apply(position: T["position"], action: T["action"]): T["position"];
}

/** Draws one of some weighted actions. */
function drawWeighted<A>(outcomes: readonly WeightedAction<A>[], random: Random): A {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let rest = random.integer(total);
  for (const { action, weight } of outcomes) {
    if (rest < weight) return action;
    rest -= weight;
  }
  throw new SerpentariumError("no-outcome", "chance has no outcome to draw from");
}

/**
 * Returns the phase of a position. Typed as a phase for any position, because the position determines the phase.
 *
 * @throws SerpentariumError `bad-phase` if there is none, as in `over`
 */
export function phaseOf<T extends GameTypes>(
  { id, phases }: Pick<Game<T>, "id" | "phases">,
  position: T["position"],
): Phase {
  const phase = (phases as Readonly<Record<string, Phase>>)[position.phase];
  if (phase) return phase;
  throw new SerpentariumError("bad-phase", `${id} has no phase "${position.phase}"`);
}

/** Methods that may return shared data, and are called seldom enough to freeze their results. */
const FROZEN_METHODS = ["frames", "material", "clicks", "intendedAction", "seatName"] as const;

type Freeze = <V>(value: V) => V;

/** Returns the {@link FROZEN_METHODS} of a game, with frozen results. */
function withFrozenResults(
  definition: GameDefinition<GameTypes>,
  freeze: Freeze,
): Partial<Pick<Game, (typeof FROZEN_METHODS)[number]>> {
  const methods = FROZEN_METHODS.flatMap((name) => {
    const method: ((...args: never[]) => unknown) | undefined = definition[name];
    return method ? [[name, (...args: never[]) => freeze(method.apply(definition, args))]] : [];
  });
  return Object.fromEntries(methods);
}

/** The failure of a parser for an argument that is not a string, which untyped callers can pass. */
const expectedText = (code: FailureCode) => fail(code, { id: "failures.expected-text" });

const badPlaces = () => fail("bad-position", { id: "failures.bad-position.places" });

/**
 * Creates a game from its definition.
 *
 * @throws SerpentariumError `bad-game` with the location of the first problem: an invalid id or version, a minimum of seats
 *   above the maximum, no phase, a phase that lacks a method, leads nowhere or is never reached, an invalid clause id or
 *   option
 */
export function defineGame<T extends GameTypes>(definition: GameDefinition<T>): Game<T> {
  checkGame(definition as GameDefinition<GameTypes>);
  const { seats, presets, clauses, aids } = definition;
  deepFreeze([seats, presets, clauses, aids]);
  const game = buildGame(definition as GameDefinition<GameTypes>, deepFreeze);
  DEFINED.add(game);
  return game as Game<T>;
}

/** The games as defined, by games derived from them with other members. */
const DEFINED = new WeakSet<Game>();

/**
 * Returns a game whose results are not frozen, for callers that never change results: freezing takes an eighth of the time in which the lab
 * plays a game.
 */
export const withoutFreezing = (game: Game): Game =>
  DEFINED.has(game) ? buildGame(game.definition, (value) => value) : game;

/** Creates a game from a definition that has been checked. */
function buildGame(definition: GameDefinition<GameTypes>, freeze: Freeze): Game {
  const complete = completeDefinition(definition);
  const plain = { ...createGame(complete, freeze), definition };
  // phases are typed for their own positions only, but are looked up by the position's phase
  const phases: readonly Phase[] = Object.values(complete.phases);
  const simultaneous = phases.find((phase) => phase.kind === "simultaneous");
  const chosen = supportOf(simultaneous)?.(complete, plain) ?? plain;
  const game = supportOf(definition.giveUp)?.(complete, chosen) ?? chosen;
  return definition.clicks ? game : withTextClicks(game);
}

/** Completes a game without `clicks`: the id of a target is the text of its action. With the default notation, chance has no targets. */
function withTextClicks(game: Game): Game {
  const hasChanceTargets = game.definition.formatAction !== undefined;
  return {
    intendedAction(position, [text = ""]) {
      const parsed = position.phase === "over" ? undefined : game.parseAction(text, position);
      return parsed?.ok ? parsed.value : undefined;
    },
    ...game,
    clicks: (position, action) =>
      hasChanceTargets || game.toAct(position) !== "chance" ? [game.formatAction(action, position)] : [],
  };
}

/** Creates a game without support for simultaneous phases. */
function createGame(definition: CompleteDefinition<GameTypes>, freeze: Freeze): Omit<Game, "definition"> {
  const phases = definition.phases as Readonly<Record<string, SeatPhase | ChancePhase>>;
  const outcomes = (position: AnyPosition): readonly WeightedAction<AnyAction>[] | undefined => {
    const phase = phases[position.phase];
    return phase?.kind === "chance" ? phase.outcomes?.(position) : undefined;
  };
  const apply = (position: AnyPosition, action: AnyAction): AnyPosition =>
    (phaseOf(definition, position) as SeatPhase | ChancePhase).apply(position, action);
  const toAct = (position: AnyPosition): Actor | undefined => {
    const phase = phases[position.phase];
    if (!phase) return undefined;
    return phase.kind === "chance" ? "chance" : phase.toAct(position);
  };

  const legalActions: Game["legalActions"] = (position, seat) => {
    const phase = phases[position.phase];
    if (!phase) return [];
    if (seat !== undefined && toAct(position) !== seat) return [];
    return phase.kind === "chance"
      ? (outcomes(position) ?? []).map(({ action }) => action)
      : phase.legalActions(position);
  };

  return {
    ...definition,
    clicks: () => [],
    ...withFrozenResults(definition, freeze),
    events: (position, action, after = apply(position, action)) =>
      freeze(definition.events?.(position, action, after) ?? []),
    scene: (position, layout, look = {}) => freeze(definition.scene(position, layout, look)),
    parsePosition(text, table) {
      if (typeof text !== "string") return expectedText("bad-position");
      const parsed = definition.parsePosition(text, table);
      const { outcome }: Partial<AnyPosition> = parsed.ok ? parsed.value : {};
      // a parser of texts cannot check the teams
      return outcome && !isOutcome(outcome, definition, table) ? badPlaces() : parsed;
    },
    parseAction(text, position) {
      if (typeof text !== "string") return expectedText("notation");
      return freeze(definition.parseAction(text, position, undefined));
    },
    toAct,
    seatsToAct(position) {
      const actor = toAct(position);
      return typeof actor === "number" ? [actor] : [];
    },
    legalActions,
    legalRanges(position, seat) {
      const phase = phases[position.phase];
      const isToAct = seat === undefined || toAct(position) === seat;
      return phase?.kind === "seat" && phase.legalRanges && isToAct
        ? phase.legalRanges(position)
        : legalActions(position, seat).map(toRange);
    },
    chanceOutcomes: outcomes,
    drawOutcome(position, random) {
      const phase = phaseOf(definition, position);
      if (phase.kind !== "chance")
        throw new SerpentariumError("not-chance", `"${position.phase}" is not a phase of chance`);
      return phase.draw ? phase.draw(position, random) : drawWeighted(phase.outcomes(position), random);
    },
    refuse(position, action) {
      return freeze(phaseOf(definition, position).refuse(position, action));
    },
    apply,
  };
}
