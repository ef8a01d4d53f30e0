import { type Failure, SerpentariumError, unwrap } from "../failure.ts";
import type { Game, GameTypes, PhaseName } from "../game.ts";
import { newSeed } from "../random.ts";
import { type EarlyEnding, outcomeOfEarlyEnding } from "../record/early-ending.ts";
import { createRecord, type GameRecord, type MatchRecord } from "../record/record.ts";
import { parseStartPosition } from "../record/replay.ts";
import { playerAtSeat, type SeriesPlan, SINGLE_MATCH_PLAN, seatOfPlayer } from "../series/plan.ts";
import { type ScoreSheet, scoreSeries } from "../series/score-sheet.ts";
import type { Actor, Outcome, Seat, Table } from "../table.ts";

/** The occupant for which no program acts: the actions of its seat, or of chance, come as `play` events from outside. */
export const PERSON = "person";

/** The occupants that every machine has: a person, or a program that plays at random. */
export type BuiltInOccupant = typeof PERSON | "random" | "dice";

/** Who occupies which seat; `Occupant` are the names of the programs given to the machine. */
export interface Seating<Occupant extends string = string> {
  /** The occupant of each seat; a person where left out. In a series this is the seating of the first match. */
  readonly occupants?: readonly (Occupant | BuiltInOccupant)[];
  /** Who acts for chance; `dice` when left out. A person enters the results by hand. */
  readonly dealer?: Occupant | BuiltInOccupant;
  /** The seed of `dice` and `random`: the same seed and actions continue alike. Random when left out. */
  readonly seed?: string;
  /** The names that the players have chosen, by player of the series; an empty text for one without. */
  readonly names?: readonly string[];
  /** Whether undo may take back actions of chance; `false` when left out. */
  readonly undoChance?: boolean;
}

/** The input of the machine: how a match starts. */
export interface TurnInput<T extends GameTypes, Occupant extends string = string> extends Seating<Occupant> {
  /** As returned by `parseTable`; the same for every match of a series. */
  readonly table: Table<T["options"]>;
  /** As returned by `parseSeriesPlan`; a single match when left out. */
  readonly plan?: SeriesPlan;
  /** As returned by `parsePosition`, where a single match starts from another position than the game's first. */
  readonly position?: T["position"];
}

/**
 * A match in progress and its series, as JSON-safe data. It holds no position but the current one: undo replays the actions.
 */
export interface TurnContext<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  readonly plan: SeriesPlan;
  /** The finished matches of the series before this one. */
  readonly earlier: readonly MatchRecord[];
  /** The text of the position from which the match started; `null` for the game's first position. */
  readonly start: string | null;
  readonly position: T["position"];
  /**
   * The actions played, in notation, chance included, each followed by a line feed; see {@link actionsOf}. One string, because
   * appending to a string does not copy it.
   */
  readonly actions: string;
  /** The number of actions played. */
  readonly count: number;
  /** The actions undone; the first is the next to redo. */
  readonly undone: readonly string[];
  /** How the match ended without a clause, such as by resignation; `null` otherwise. */
  readonly ended: EarlyEnding | null;
  readonly seating: Required<Seating>;
}

/** The events that the machine accepts. */
export type TurnEvent<T extends GameTypes> =
  | {
      readonly type: "play";
      readonly action: T["action"] | string;
      /** The seat that plays, where known: refused unless it is the turn and the action of that seat. */
      readonly seat?: Seat | undefined;
    }
  | {
      readonly type: "undo";
      /** In a simultaneous phase: the seat whose choice to take back. */
      readonly seat?: Seat | undefined;
    }
  | { readonly type: "redo" }
  /** Ends the match without a clause: a seat resigns, runs out of time or leaves, or all agree on a draw. */
  | ({ readonly type: "end" } & EarlyEnding)
  /** Emits `refused` for something that was no action, such as a click. */
  | { readonly type: "refuse"; readonly failure: Failure<T["clause"]> }
  /** Adds the finished match to the score, which cannot be undone, and begins the next one of the series. */
  | { readonly type: "next" };

/** The events that the machine emits (`actor.on(type, …)`), after the fact. */
export type TurnEmittedEvent<T extends GameTypes> =
  | {
      /** Also emitted for each action of a redo. */
      readonly type: "played";
      readonly action: T["action"];
      readonly text: string;
      readonly from: T["position"];
      readonly position: T["position"];
    }
  /** The actions taken back, in the order of play; none where an ending was taken back. */
  | { readonly type: "undone"; readonly actions: readonly string[]; readonly position: T["position"] }
  | ({ readonly type: "ended" } & EarlyEnding)
  /** The next match of a series has begun; its index, from 0. */
  | { readonly type: "began"; readonly match: number }
  /** An event or a click was refused and changed nothing. */
  | { readonly type: "refused"; readonly failure: Failure<T["clause"]> }
  /** The program of an occupant failed: its turn waits for a `play` event from elsewhere. */
  | { readonly type: "failed"; readonly actor: Actor; readonly error: unknown };

/**
 * Creates the context of a match, the first of its series, before its first action.
 *
 * @throws SerpentariumError `bad-plan` where a series of several matches has a start position
 */
export function createContext<T extends GameTypes>(game: Game<T>, input: TurnInput<T>): TurnContext<T> {
  const {
    table,
    position,
    plan = SINGLE_MATCH_PLAN,
    occupants = [],
    dealer = "dice",
    names = [],
    undoChance = false,
    seed = newSeed(),
  } = input;
  if (position && plan.games > 1)
    throw new SerpentariumError("bad-plan", "only a single match can start from another position");
  return {
    table,
    plan,
    earlier: [],
    start: position ? game.formatPosition(position) : null,
    position: position ?? game.start(table),
    actions: "",
    count: 0,
    undone: [],
    ended: null,
    seating: {
      occupants: Array.from({ length: table.seats }, (_, seat) => occupants[seat] ?? PERSON),
      dealer,
      names: Array.from({ length: table.seats }, (_, player) => names[player] ?? ""),
      seed,
      undoChance,
    },
  };
}

/** Creates the context of the match that follows `earlier` ones, with the occupants moved to their seats in it. */
export function nextMatchContext<T extends GameTypes>(
  first: TurnContext<T>,
  earlier: readonly MatchRecord[],
): TurnContext<T> {
  const { plan, table, seating } = first;
  const occupants = seating.occupants.map(
    (_, seat) => seating.occupants[playerAtSeat(plan, table.seats, earlier.length, seat)] ?? PERSON,
  );
  return { ...first, earlier, seating: { ...seating, occupants } };
}

/** Returns the state of the machine for a match: the phase of its position, or `over`. */
export const stateValueOf = <T extends GameTypes>({ position, ended }: TurnContext<T>): PhaseName<T> =>
  ended === null ? position.phase : "over";

/** Returns the occupant that acts for a seat or for chance. */
export const occupantOf = (
  { seating: { occupants, dealer } }: Pick<TurnContext<GameTypes>, "seating">,
  actor: Actor | undefined,
): string => (actor === "chance" ? dealer : (occupants[actor ?? -1] ?? PERSON));

/** Returns the occupants by player of the series; in a single match, by seat. */
export const occupantsInPlayerOrder = ({
  seating: { occupants },
  plan,
  earlier,
}: Pick<TurnContext<GameTypes>, "seating" | "plan" | "earlier">): readonly string[] =>
  occupants.map(
    (_, player) => occupants[seatOfPlayer(plan, occupants.length, earlier.length, player)] ?? PERSON,
  );

/** Returns the outcome of the match; undefined while it goes on. */
export const outcomeOf = <T extends GameTypes>({
  table,
  position,
  ended,
}: Pick<TurnContext<T>, "table" | "position" | "ended">): Outcome | undefined =>
  position.outcome ?? (ended === null ? undefined : outcomeOfEarlyEnding(table, ended));

/** Whether the match is over and the series has another one. */
export const hasNextMatch = <T extends GameTypes>(context: TurnContext<T>): boolean =>
  outcomeOf(context) !== undefined && context.earlier.length + 1 < context.plan.games;

/** Returns the actions played, in notation. */
export const actionsOf = ({ actions }: Pick<TurnContext<GameTypes>, "actions">): string[] =>
  actions.split("\n").slice(0, -1);

/** Returns the current match as it is stored in a record. */
export const matchRecordOf = <T extends GameTypes>(context: TurnContext<T>): MatchRecord => ({
  ...(context.start !== null && { start: context.start }),
  actions: actionsOf(context),
  outcome: outcomeOf(context) ?? null,
});

/** Returns the record of the match and of the earlier ones of its series. */
export const recordOf = <T extends GameTypes>(game: Game<T>, context: TurnContext<T>): GameRecord => {
  const { table, plan, earlier, seating } = context;
  return createRecord(game, { table, names: seating.names, plan, earlier, ...matchRecordOf(context) });
};

/** Returns the points of the series so far, including those of the current match once it is over. */
export const scoreSheetOf = <T extends GameTypes>(game: Game<T>, context: TurnContext<T>): ScoreSheet =>
  scoreSeries(game, recordOf(game, context));

/** Returns the position before the first action. */
export const startPositionOf = <T extends GameTypes>(
  game: Pick<Game<T>, "start" | "parsePosition">,
  { start, table }: Pick<TurnContext<T>, "start" | "table">,
): T["position"] => unwrap(parseStartPosition(game, table, start));
