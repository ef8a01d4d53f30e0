import { checkGame } from "./check-game.ts";
import type { Clauses } from "./clause.ts";
import { deepFreeze } from "./deep-freeze.ts";
import type { GameEvent, Words } from "./event.ts";
import { type FailureCode, fail, type Result, SerpentariumError } from "./failure.ts";
import type { Options } from "./options/options.ts";
import type { ChancePhase, Phase, Refusal, SeatPhase, Weighted } from "./phase.ts";
import type { Random } from "./random.ts";
import type { Layout, Look, Scene } from "./scene/scene.ts";
import type { Actor, Outcome, Seat, Table } from "./table.ts";
import type { Text } from "./text.ts";

/** A position of some game: plain, immutable, JSON-safe data, told apart by `phase`. */
export interface AnyPosition {
  readonly phase: string;
  readonly table: Table;
  /** There in the phase `over`, and only there. */
  readonly outcome?: Outcome;
  /**
   * The choices made so far in a simultaneous phase, by seat; absent before the first. Set by core. In what a seat sees, its own
   * choice is whole, and that of another seat is `{ phase, seat, hidden: true }`.
   */
  readonly choices?: readonly AnyAction[];
}

/** An action of some game: plain data, of the phase in which it is played. */
export interface AnyAction {
  readonly phase: string;
  /** There in a simultaneous phase: who chooses. */
  readonly seat?: Seat;
}

/** The types that a game is made of. */
export interface GameTypes {
  readonly options: object;
  readonly position: AnyPosition;
  readonly action: AnyAction;
  readonly event: GameEvent;
  /** The ids of the clauses. */
  readonly clause: string;
}

/** The names of a game's phases; core owns the last one, `over`. */
export type PhaseName<T extends GameTypes> = T["position"]["phase"];
/** The names of the phases in which a seat or chance acts: all but `over`. */
export type PlayedPhase<T extends GameTypes> = Exclude<PhaseName<T>, "over">;
type Of<U extends { readonly phase: string }, K> = U extends { readonly phase: infer P }
  ? K extends P
    ? U
    : never
  : never;
/** The positions of one phase. */
export type PositionIn<T extends GameTypes, K> = Of<T["position"], K>;
/** The actions of one phase. */
export type ActionIn<T extends GameTypes, K> = Of<T["action"], K>;

/** Options that go well together. */
export interface Preset<O extends object = object> {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly title: Text;
  /** Those that are not given have their defaults. */
  readonly options: Partial<O>;
}

/** What a variant is made from. */
export interface Lineage {
  /** The id of the base. */
  readonly id: string;
  /** The version of the base that is there. */
  readonly version: string;
  /** The versions of the base that the variant is made for. */
  readonly range: string;
}

/** What a game hides from its seats, and how that may lie. */
export interface Hidden<T extends GameTypes = GameTypes> {
  /**
   * What a seat may know of a position: one of the same type, in which unknown things are marked. Also asked of what a seat
   * sees: several seats, one after the other in any order, leave what all of them know.
   */
  position(position: T["position"], seat: Seat): T["position"];
  /** What a seat may know of an action as it is played. */
  action(action: T["action"], seat: Seat, position: T["position"]): T["action"];
  /**
   * A whole position that looks the same to the seat: what it does not know is drawn, with the odds that chance gives
   * it. Programs think about such positions, since nothing can be played on what a seat sees.
   *
   * @param seen - as `position` gave it for that seat
   */
  determinize(seen: T["position"], seat: Seat, random: Random): T["position"];
  /**
   * What a seat sees, from the text that `formatPosition` gives of it: one of the game's positions with unknown things marked.
   * Fails with `bad-position`. Left out, matches of the game are not sent to one seat.
   */
  parsePosition?(text: string, table: Table<T["options"]>): Result<T["position"]>;
}

/** What the author of a game writes. */
export interface GameDefinition<T extends GameTypes> {
  /** Lower-case letters, digits and hyphens; public and permanent. */
  readonly id: string;
  /** The version of the package: records name it. */
  readonly version: string;
  readonly title: Text;
  /** The game from which it is made, where it is a variant. */
  readonly variantOf?: Lineage;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Options<T["options"]>;
  /** Ways to play that have a name; the defaults need none. */
  readonly presets?: readonly Preset<T["options"]>[];
  readonly clauses: Clauses<T["clause"]>;
  readonly phases: { readonly [K in PlayedPhase<T>]: Phase<T, K> };
  /** The first position of a match. */
  start(table: Table<T["options"]>): T["position"];
  /**
   * The most actions that a game can take, chance included; in a simultaneous phase the choice of each seat is one. `null` when
   * the options set no limit.
   */
  longest(table: Table<T["options"]>): number | null;

  /** A position from its text, checked to be one that could stand on a table. Fails with `bad-position`. */
  parsePosition(text: string, table: Table<T["options"]>): Result<T["position"]>;
  /** The text of a position, on one line; a position has no other. */
  formatPosition(position: T["position"]): string;
  /**
   * An action from its text in a position that is not over; any that the notation can say, legal or not. Fails with
   * `notation`.
   *
   * @param seat - in a simultaneous phase, who chooses: core reads and writes that part of the text
   */
  parseAction(text: string, position: T["position"], seat: Seat): Result<T["action"]>;
  /** The text of an action, on one line and without `_`, which stands between actions in a link. */
  formatAction(action: T["action"], position: T["position"]): string;

  /**
   * What a legal action does, step by step; asked for the actions of all phases but simultaneous ones, which have their own, and
   * left out where there are no others. In a game that hides something it is also asked to tell what a seat sees, with views
   * alone: then nothing can be worked out from the position, and what came of it is read off `after`.
   *
   * @param after - the position after the action, as the same seat sees it; left out where all is known
   */
  narrate?(position: T["position"], action: T["action"], after?: T["position"]): readonly T["event"][];
  readonly words: Words<T["event"]>;
  /** What a position looks like; in a game that hides something, also a view of one. */
  scene(position: T["position"], layout: Layout, look?: Look): Scene;
  /** What a scene can show on demand besides the position, such as a way to finish: the title of each by its id. */
  readonly aids?: Readonly<Record<string, Text>>;
  /** What a board shows on the way from a position to the one after the action, where that takes several steps. */
  frames?(position: T["position"], action: T["action"], layout: Layout): readonly Scene[];
  /** The targets that one presses for an action, in order; left out where that is one, whose id is the action's text. */
  clicks?(position: T["position"], action: T["action"]): readonly string[];
  /**
   * The action that pressed targets mean which spell no legal one, or the refusal that forbids it. Left out together with
   * `clicks`, it is the action of which the target's id is the text.
   */
  attempt?(
    position: T["position"],
    clicked: readonly string[],
  ): T["action"] | Refusal<T["clause"]> | undefined;
  /** What each seat scores when the game stops there; left out by a game that is only won, lost or drawn. */
  scores?(position: T["position"]): readonly number[];
  /** How a seat is called in a position, such as "Player 1 (light)". */
  seatName?(position: T["position"], seat: Seat): Text;

  /**
   * How well a seat stands in a position that is not over: about what share of the win it can expect, from 0 (lost) to
   * 1 (won). The shares of all seats add up to one. For programs that play.
   */
  evaluate?(position: T["position"], seat: Seat): number;

  /** What seats do not know; left out by a game that hides nothing. */
  readonly hidden?: Hidden<T>;
}

/** What tools ask about the choices of simultaneous phases that are no secret any more. */
export interface Choices<T extends GameTypes = GameTypes> {
  /** Whether the next action of a position is the last choice of its phase. */
  isLast(position: T["position"]): boolean;
  /** What a seat may know of a choice: what the game itself hides in it stays hidden. */
  revealedAction(action: T["action"], seat: Seat, position: T["position"]): T["action"];
  /** What a seat may know of a position with all choices in it. */
  revealedPosition(position: T["position"], seat: Seat): T["position"];
}

/** A game: its definition, and the questions that are answered from the table of phases. */
export interface Game<T extends GameTypes = GameTypes> extends GameDefinition<T> {
  readonly phases: { readonly [K in PlayedPhase<T>]: Phase<T, K> };
  /**
   * An action from its text, legal or not. Fails with `notation`, and with `not-your-turn` where it is the choice of a seat
   * that does not choose, or has chosen.
   */
  parseAction(text: string, position: T["position"]): Result<T["action"]>;
  narrate(position: T["position"], action: T["action"], after?: T["position"]): readonly T["event"][];
  clicks(position: T["position"], action: T["action"]): readonly string[];
  /** Who acts, in a simultaneous phase the first seat that has still to choose; undefined once the game is over. */
  toAct(position: T["position"]): Actor | undefined;
  /** The seats that may act, ascending: several only in a simultaneous phase, none at a turn of chance. */
  seatsToAct(position: T["position"]): readonly Seat[];
  /**
   * Every legal action, each once; none when the game is over or chance cannot be listed.
   *
   * @param seat - whose actions: those of `toAct` unless said otherwise
   */
  legalActions(position: T["position"], seat?: Seat): readonly T["action"][];
  /** The listed outcomes at a turn of chance; nothing elsewhere, or where they cannot be listed. */
  outcomes(position: T["position"]): readonly Weighted<T["action"]>[] | undefined;
  /** One action of chance, drawn. @throws SerpentariumError `not-chance` when it is not chance's turn */
  draw(position: T["position"], random: Random): T["action"];
  /** The clause that forbids an action of the position's phase, or nothing. */
  refuse(position: T["position"], action: T["action"]): Refusal<T["clause"]> | undefined;
  /** The position after a legal action; trusts that it is one. For actions from outside there is `play`. */
  apply(position: T["position"], action: T["action"]): T["position"];
  /** There in a game with a simultaneous phase. */
  readonly choices?: Choices<T>;
}

/** One of weighted actions, drawn. */
function drawListed<A>(listed: readonly Weighted<A>[], random: Random): A {
  let rest = random.integer(listed.reduce((sum, { weight }) => sum + weight, 0));
  for (const { action, weight } of listed) {
    if (rest < weight) return action;
    rest -= weight;
  }
  throw new SerpentariumError("no-outcome", "chance has no outcome to draw from");
}

/**
 * The phase in which a position is to be played. The table is indexed by the position's own phase, so that seen from
 * here a phase takes every position.
 *
 * @throws SerpentariumError `bad-phase` when there is none, as in `over`
 */
export function phaseOf<T extends GameTypes>(
  { id, phases }: Pick<Game<T>, "id" | "phases">,
  position: T["position"],
): Phase {
  const phase = (phases as Readonly<Record<string, Phase>>)[position.phase];
  if (phase) return phase;
  throw new SerpentariumError("bad-phase", `${id} has no phase "${position.phase}" in which to act`);
}

/** What is asked now and then, and may answer with what the game draws or says all the time. */
const GUARDED = ["scene", "frames", "narrate", "clicks", "attempt", "seatName"] as const;

/** Those functions of a game, with frozen answers. */
function guarded(definition: GameDefinition<GameTypes>): Partial<GameDefinition<GameTypes>> {
  const asked = GUARDED.flatMap((name) => {
    const ask: ((...about: never[]) => unknown) | undefined = definition[name];
    return ask ? [[name, (...about: never[]) => deepFreeze(ask.apply(definition, about))]] : [];
  });
  return Object.fromEntries(asked);
}

/** The seat of an action that is no choice of a simultaneous phase. */
const NO_CHOICE = -1;

/** What a parser answers for anything but a text, which only JavaScript can hand in. */
const noText = (code: FailureCode) => fail(code, "expected a text", "texte attendu");

/**
 * A game made from its table of phases.
 *
 * @throws SerpentariumError `bad-game` with the place of what cannot be: an id or a version that is none, more seats at
 *   least than at most, no phase, one that lacks what its kind needs, leads nowhere or is never reached, a clause id or an
 *   option that is none
 */
export function defineGame<T extends GameTypes>(definition: GameDefinition<T>): Game<T> {
  checkGame(definition as GameDefinition<GameTypes>);
  const { title, seats, presets, clauses, aids } = definition;
  deepFreeze([title, seats, presets, clauses, aids]);
  // seen from here every phase takes every position: the table is indexed by the position's own phase
  const phases = definition.phases as Readonly<Record<string, Phase>>;
  const written = definition as GameDefinition<GameTypes>;
  const simultaneous = Object.values(phases).find((phase) => phase.kind === "simultaneous");
  const game = simultaneous?.withChoices(written, createGame) ?? createGame(written);
  return (written.clicks ? game : pressedByText(game)) as Game<T>;
}

/** A game that leaves out `clicks`: the id of a target is the text of the action that it spells. */
const pressedByText = (game: Game): Game => ({
  attempt(position, [text = ""]) {
    const parsed = position.phase === "over" ? undefined : game.parseAction(text, position);
    return parsed?.ok ? parsed.value : undefined;
  },
  ...game,
  clicks: (position, action) => [game.formatAction(action, position)],
});

/** The answers to all questions but those about simultaneous phases. */
function createGame(definition: GameDefinition<GameTypes>): Game {
  const phases = definition.phases as Readonly<Record<string, SeatPhase | ChancePhase>>;
  const outcomes = (position: AnyPosition): readonly Weighted<AnyAction>[] | undefined => {
    const phase = phases[position.phase];
    return phase?.kind === "chance" ? phase.outcomes?.(position) : undefined;
  };
  const phaseAt = (position: AnyPosition) => phaseOf(definition, position) as SeatPhase | ChancePhase;
  const toAct = (position: AnyPosition): Actor | undefined => {
    const phase = phases[position.phase];
    if (!phase) return undefined;
    return phase.kind === "chance" ? "chance" : phase.toAct(position);
  };

  return {
    ...definition,
    narrate: () => [],
    clicks: () => [],
    ...guarded(definition),
    parsePosition: (text, table) =>
      typeof text === "string" ? definition.parsePosition(text, table) : noText("bad-position"),
    parseAction(text, position) {
      if (typeof text !== "string") return noText("notation");
      return deepFreeze(definition.parseAction(text, position, NO_CHOICE));
    },
    toAct,
    seatsToAct(position) {
      const actor = toAct(position);
      return typeof actor === "number" ? [actor] : [];
    },
    legalActions(position, seat) {
      const phase = phases[position.phase];
      if (!phase) return [];
      if (seat !== undefined && toAct(position) !== seat) return [];
      return phase.kind === "chance"
        ? (outcomes(position) ?? []).map(({ action }) => action)
        : phase.legalActions(position);
    },
    outcomes,
    draw(position, random) {
      const phase = phaseOf(definition, position);
      if (phase.kind !== "chance")
        throw new SerpentariumError("not-chance", `"${position.phase}" is not a phase of chance`);
      return phase.draw ? phase.draw(position, random) : drawListed(phase.outcomes(position), random);
    },
    refuse(position, action) {
      return deepFreeze(phaseOf(definition, position).refuse(position, action));
    },
    apply: (position, action) => phaseAt(position).apply(position, action),
  };
}
