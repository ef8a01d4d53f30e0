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
   * The choices made so far in a simultaneous phase, ordered by seat; absent before the first. Set by core. In a redacted
   * position the choice of another seat is `{ phase, seat, hidden: true }`.
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
 * The action by which a seat leaves a game that the others play on, with `giveUp`. Core creates, formats and plays it: no function of a
 * definition gets one.
 */
export interface GivingUp extends AnyAction {
  readonly seat: Seat;
  /** Why, as in the outcome of a match that ends with it. */
  readonly gaveUp: "resign" | "time" | "abandon";
}

/** Whether an action of a match is that by which a seat leaves. */
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

/** The names of a game's phases, `over` included, which belongs to core. */
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
  /** Whether a table proposes these options for a new match, in place of the defaults; for one preset of a game at most. */
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
 * What a game hides from its seats, and how to guess it. In a simultaneous phase the positions hold the `choices` made so far,
 * and core hides those of other seats until the last one is made.
 */
export interface HiddenInformation<T extends GameTypes = GameTypes> {
  /**
   * Returns what a seat may know of a position: a position of the same type, in which unknown things are marked. Also applied
   * to redacted positions: applied for several seats in any order, it leaves what all of them know.
   */
  redactPosition(position: T["position"], seat: Seat): T["position"];
  /**
   * Returns what a seat may know of an action when it is played; of the choice of any seat once all are made, which
   * `position.choices` then holds.
   */
  redactAction(action: T["action"], seat: Seat, position: T["position"]): T["action"];
  /**
   * Draws a complete position that is consistent with what a seat knows, with the probabilities of chance. Bots search such
   * positions, since no action can be applied to a redacted one. Core then draws each choice that is still hidden, with all
   * that are legal equally likely.
   *
   * @param seen - redacted for that seat by `redactPosition`
   */
  determinize(seen: T["position"], seat: Seat, random: Random): T["position"];
  /**
   * Parses the text that `formatPosition` gives for a redacted position. Fails with `bad-position`. Where it is left out, views are
   * JSON in a game without a notation; matches of another game cannot be sent to one seat.
   */
  parsePosition?(text: string, table: Table<T["options"]>): Result<T["position"]>;
  /** What a redacted position contains. */
  readonly positionFields?: AnyPositionFields;
}

/** What happens when a seat leaves a game that the others play on, created by `giveUpRule` of `@serpentarium/core/record`. */
export interface GiveUp<T extends GameTypes = GameTypes> {
  /** The clause that says it. */
  readonly clause: T["clause"];
  /**
   * Returns the position after a seat has left, in which it acts no more: `isOut` is true of it, or the game is over. In a
   * simultaneous phase the position has no choices: those who chose have to choose again.
   */
  apply(position: T["position"], seat: Seat): T["position"];
  /**
   * Whether a random player plays on for a seat that is out: chance takes the turns that phases of seats give it, with each legal
   * action equally likely. Where it is left out, phases give such a seat no turns.
   */
  readonly playsOn?: true;
}

/**
 * The definition of a game, as its author writes it. It has no texts: its words hold them by id, such as `title`, `summary` (what kind
 * of game it is, in a few words), `phases.<name>.title` and `clauses.<id>.refusal`.
 */
export interface GameDefinition<T extends GameTypes> {
  /** Lower-case letters, digits and hyphens; public and permanent. */
  readonly id: string;
  /** The version of the package, `0.0.0` when left out; records contain it. */
  readonly version?: string;
  /** The base, where the game is a variant. */
  readonly variantOf?: VariantBase;
  readonly seats: { readonly min: number; readonly max: number };
  /** Returns a number that a seat and its partners have in common. Left out where each seat plays for itself. */
  teamOf?(seat: Seat, table: Table<T["options"]>): number;
  /** None when left out. */
  readonly options?: OptionsDefinition<T["options"]>;
  /** Named ways to play, other than with the defaults. */
  readonly presets?: readonly Preset<T["options"]>[];
  /** The rules by id; none when left out. */
  readonly clauses?: Clauses<T["clause"]>;
  readonly phases: { readonly [K in ActivePhaseName<T>]: PhaseDefinition<T, K> };
  /** Returns the first position of a match. */
  start(table: Table<T["options"]>): T["position"];
  /**
   * Returns how many actions a game can take at most, chance included; in a simultaneous phase each seat's choice counts.
   * `null`, or left out, where nothing sets a limit.
   */
  maxActions?(table: Table<T["options"]>): number | null;

  /**
   * Parses a position and checks that it is valid. Fails with `bad-position`. Where the two are left out, the text of a position is
   * JSON, and it is valid if the game can draw it and list its actions, or its phase is over, and it hides nothing.
   */
  parsePosition?(text: string, table: Table<T["options"]>): Result<T["position"]>;
  /** Returns the only text of a position, on one line. */
  formatPosition?(position: T["position"]): string;
  /** What a position contains, from `createPositionNotation`: `parsePositionData` checks positions with it. */
  readonly positionFields?: AnyPositionFields;
  /**
   * Parses an action, legal or not, in a position that is not over. Fails with `notation`. Where the two are left out, the text of
   * an action has its values in order, but for its phase and the seat of a choice, separated by commas:
   * `{ phase: "place", cell: "b2" }` is `b2`. Signs that links need are escaped, as `%5F` is `_`. Without values it is the name of
   * the phase. Actions of a phase whose fields differ need a value that tells them apart.
   *
   * @param seat - in a simultaneous phase the seat that chooses: core parses and formats that part of the text
   */
  parseAction?(text: string, position: T["position"], seat: Seat | undefined): Result<T["action"]>;
  /** Returns the text of an action, on one line and without `_`, which separates actions in a link. */
  formatAction?(action: T["action"], position: T["position"]): string;

  /**
   * Returns what a legal action does, step by step. Simultaneous phases have their own `events`; a game that has no other
   * phases, or tells nothing, leaves this out. In a game that hides something, it is also called with a redacted position and
   * action: the result cannot be computed from those, and is read from `after`.
   *
   * @param after - the position after the action, redacted for the same seat
   */
  events?(position: T["position"], action: T["action"], after: T["position"]): readonly T["event"][];
  /** Draws a position; in a game that hides something, also a redacted one. */
  scene(position: T["position"], layout: Layout, look: ViewOptions): Scene;
  /** The ids of what a scene can show on request, such as a way to finish. Their titles are the messages `aids.<id>`. */
  readonly aids?: readonly string[];
  /** Returns the scenes that a board shows between a position and the next one, where an action takes several steps. */
  frames?(position: T["position"], action: T["action"], layout: Layout): readonly Scene[];
  /** Returns the targets to press for an action, in order. Left out where it is one target, with the action's text as its id. */
  clicks?(position: T["position"], action: T["action"]): readonly string[];
  /**
   * Returns the illegal action that the player meant by clicks which lead to no legal one, or its refusal. Where `clicks` is
   * left out too, the id of the target is parsed as an action.
   */
  intendedAction?(
    position: T["position"],
    clicked: readonly string[],
  ): T["action"] | Refusal<T["clause"]> | undefined;
  /** Whether a seat is out of the game, so that it acts no more; left out where all play to the end. */
  isOut?(position: T["position"], seat: Seat): boolean;
  /** What happens when a seat resigns, leaves or runs out of time; left out where the match ends for all. */
  readonly giveUp?: GiveUp<T>;
  /** Returns the score of each seat if the game stopped here; left out by a game without scores. */
  scores?(position: T["position"]): readonly number[];
  /** Returns the name of a seat in a position, such as "Player 1 (light)". */
  seatName?(position: T["position"], seat: Seat): Message;
  /** Returns the paint of a seat's pieces in a position, for charts and lists; undefined as long as it has none. */
  seatPaint?(position: T["position"], seat: Seat): Paint | undefined;

  /** What each seat tries for, `win` when left out. For bots and statistics. */
  readonly aim?: Aim;
  /**
   * Estimates what a seat can expect in a position that is not over, from 0 to 1: the share of the win, or of what `aim` says.
   * Partners expect the same, and the shares of all sides add up to 1; where all seats play on one side, it is the probability
   * of a win. For bots.
   */
  evaluate?(position: T["position"], seat: Seat): number;

  /** Left out by a game that hides nothing. */
  readonly hidden?: HiddenInformation<T>;
}

/** The members that core fills in where an author leaves them out. */
type OptionalMember =
  | "version"
  | "options"
  | "clauses"
  | "maxActions"
  | "parsePosition"
  | "formatPosition"
  | "parseAction"
  | "formatAction";

/** A definition with all that its author may leave out. */
export interface CompleteDefinition<T extends GameTypes>
  extends Omit<GameDefinition<T>, OptionalMember | "phases">,
    Required<Pick<GameDefinition<T>, OptionalMember>> {
  readonly phases: { readonly [K in ActivePhaseName<T>]: Phase<T, K> };
}

/** A game: its definition, and the functions that core derives from its phases. */
export interface Game<T extends GameTypes = GameTypes> extends CompleteDefinition<T> {
  /** As its author wrote it. */
  readonly definition: GameDefinition<T>;
  /**
   * Parses an action, legal or not. Fails with `notation`, or with `not-your-turn` where it is the choice of a seat that does
   * not choose or has chosen already.
   */
  parseAction(text: string, position: T["position"]): Result<T["action"]>;
  /**
   * In a game with `giveUp` also a `GaveUpEvent`.
   *
   * @param after - when left out, the position after the action
   */
  events(position: T["position"], action: T["action"], after?: T["position"]): readonly T["event"][];
  scene(position: T["position"], layout: Layout, look?: ViewOptions): Scene;
  clicks(position: T["position"], action: T["action"]): readonly string[];
  /** Returns who acts: in a simultaneous phase the first seat that has still to choose; undefined once the game is over. */
  toAct(position: T["position"]): Actor | undefined;
  /** Returns the seats that may act, ascending: several only in a simultaneous phase, none in a phase of chance. */
  seatsToAct(position: T["position"]): readonly Seat[];
  /**
   * Returns every legal action once; none when the game is over or the outcomes of chance cannot be listed.
   *
   * @param seat - the seat that acts; `toAct` when left out
   * @throws SerpentariumError `not-listable` where ranges have more than 100,000 actions
   */
  legalActions(position: T["position"], seat?: Seat): readonly T["action"][];
  /** Returns the actions of `legalActions`, those that differ only in amounts as one range. */
  legalRanges(position: T["position"], seat?: Seat): readonly ActionRange<T["action"]>[];
  /** Returns the outcomes of a phase of chance; undefined in other phases, or where they cannot be listed. */
  chanceOutcomes(position: T["position"]): readonly WeightedAction<T["action"]>[] | undefined;
  /** Draws an action of chance. @throws SerpentariumError `not-chance` in other phases */
  drawOutcome(position: T["position"], random: Random): T["action"];
  /** Returns the refusal of an action of the position's phase, or undefined where it is legal. */
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
 * Returns the phase of a position. Typed as a phase that takes any position, since the name is the position's own.
 *
 * @throws SerpentariumError `bad-phase` where there is none, as in `over`
 */
export function phaseOf<T extends GameTypes>(
  { id, phases }: Pick<Game<T>, "id" | "phases">,
  position: T["position"],
): Phase {
  const phase = (phases as Readonly<Record<string, Phase>>)[position.phase];
  if (phase) return phase;
  throw new SerpentariumError("bad-phase", `${id} has no phase "${position.phase}"`);
}

/** Methods that may return shared data; called seldom enough to freeze what they return. */
const FROZEN_METHODS = ["frames", "clicks", "intendedAction", "seatName"] as const;

/** Returns a value, frozen or as it is. */
type Freeze = <V>(value: V) => V;

/** Returns those methods of a game, with frozen results. */
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

/** The failure of a parser given anything but a text, as untyped callers can. */
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

/** The games as they were defined: others have been made from them, with members of their own. */
const DEFINED = new WeakSet<Game>();

/**
 * Returns a game whose results are not frozen, for callers that change none: freezing them takes an eighth of the time in
 * which the lab plays a game.
 */
export const withoutFreezing = (game: Game): Game =>
  DEFINED.has(game) ? buildGame(game.definition, (value) => value) : game;

/** Creates a game from a definition that has been checked. */
function buildGame(definition: GameDefinition<GameTypes>, freeze: Freeze): Game {
  const complete = completeDefinition(definition);
  const plain = { ...createGame(complete, freeze), definition };
  // typed as phases that take any position: they are looked up by the position's own phase
  const phases: readonly Phase[] = Object.values(complete.phases);
  const simultaneous = phases.find((phase) => phase.kind === "simultaneous");
  const chosen = supportOf(simultaneous)?.(complete, plain) ?? plain;
  const game = supportOf(definition.giveUp)?.(complete, chosen) ?? chosen;
  return definition.clicks ? game : withTextClicks(game);
}

/**
 * Completes a game without `clicks`: the id of a target is the text of its action. Without a notation of its own, a game has no
 * targets for chance.
 */
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
      // a parser of texts does not know the teams
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
