import { type Failure, SerpentariumError, unwrap } from "../failure.ts";
import type { Game, GameTypes, PhaseName } from "../game.ts";
import { type Ending, outcomeOfEnding } from "../record/ending.ts";
import { formatRecord, type GameRecord, type PlayedMatch } from "../record/record.ts";
import { parseStart } from "../record/replay.ts";
import { playerAt, type SeriesPlan, SINGLE, seatOf } from "../series/plan.ts";
import { type ScoreSheet, scoreSheet } from "../series/score-sheet.ts";
import type { Actor, Outcome, Seat, Table } from "../table.ts";

/** The occupant that is nobody's program: a seat, or the dice, whose actions come as `play` events from outside. */
export const PERSON = "person";

/** Who can sit at any table: a person, or a program that draws by lot. */
export type Anybody = typeof PERSON | "random" | "dice";

/** Who sits where; `Occupant` are the names of the programs that the machine was made with. */
export interface Seating<Occupant extends string = string> {
  /** One name a seat; a person where left out. In a series they sit so in the first match, and go round with the players. */
  readonly occupants?: readonly (Occupant | Anybody)[];
  /** Who answers for chance: `dice` unless said otherwise; with a person, results are entered by hand. */
  readonly dealer?: Occupant | Anybody;
  /** What `dice` and `random` draw from; a match with the same seed and actions goes on alike. */
  readonly seed?: string;
  /** Whether undo may take back what chance did; not unless the table agrees. */
  readonly undoChance?: boolean;
}

/** What a match starts from. */
export interface TurnInput<T extends GameTypes, Occupant extends string = string> extends Seating<Occupant> {
  /** As checked by `parseTable`; the same for every match. */
  readonly table: Table<T["options"]>;
  /** As checked by `parsePlan`; one match where left out. */
  readonly plan?: SeriesPlan;
  /** As checked by `parsePosition`, where a match that is played alone does not start at the beginning. */
  readonly position?: T["position"];
}

/**
 * A match in progress, and the series of which it is one, as JSON-safe data: no position but the present one is kept, undo
 * replays the actions.
 */
export interface TurnContext<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  readonly plan: SeriesPlan;
  /** The matches of the series before this one, all over. */
  readonly earlier: readonly PlayedMatch[];
  /** The text of the position that the match started from, where that was not the beginning. */
  readonly start: string | null;
  readonly position: T["position"];
  /**
   * What was played, in notation, chance included: each text ends its line, see {@link actionsOf}. One string,
   * because a string grows without being copied.
   */
  readonly actions: string;
  /** How many actions that are. */
  readonly count: number;
  /** What was undone, the next to redo first. */
  readonly undone: readonly string[];
  /** How the match ended, where no clause ended it. */
  readonly ended: Ending | null;
  readonly seating: Required<Seating>;
}

/** What a match listens to. */
export type TurnEvent<T extends GameTypes> =
  | {
      readonly type: "play";
      readonly action: T["action"] | string;
      /** Who plays, where that is known: then others than those who are to act are refused. */
      readonly seat?: Seat | undefined;
    }
  | {
      readonly type: "undo";
      /** Whose choice is taken back, in a simultaneous phase. */
      readonly seat?: Seat | undefined;
    }
  | { readonly type: "redo" }
  /** Ends the match by no clause: a seat resigns, is out of time or leaves, or all agree on a draw. */
  | ({ readonly type: "end" } & Ending)
  /** Tells the listeners that something was refused that spelled no action, such as a press. */
  | { readonly type: "refuse"; readonly failure: Failure<T["clause"]> }
  /** Takes the match that is over into the score, for good, and begins the next one of the series. */
  | { readonly type: "next" };

/** What a match tells its listeners (`actor.on(type, …)`), after it happened. */
export type TurnEmitted<T extends GameTypes> =
  | {
      /** Also when it is played again by redo. */
      readonly type: "played";
      readonly action: T["action"];
      readonly text: string;
      readonly from: T["position"];
      readonly position: T["position"];
    }
  /** The texts that were taken back, in the order of play; none when an end by no clause was. */
  | { readonly type: "undone"; readonly actions: readonly string[]; readonly position: T["position"] }
  | ({ readonly type: "ended" } & Ending)
  /** The next match of a series has begun, counted from 0. */
  | { readonly type: "began"; readonly match: number }
  /** An event or a press that changed nothing, and why. */
  | { readonly type: "refused"; readonly failure: Failure<T["clause"]> }
  /** A program that sits at the table broke down: its turn waits for a `play` event from elsewhere. */
  | { readonly type: "failed"; readonly actor: Actor; readonly error: unknown };

/**
 * A match in which nothing has been played yet, the first of its series.
 *
 * @throws SerpentariumError `bad-plan` where one of several matches were to start elsewhere
 */
export function createContext<T extends GameTypes>(game: Game<T>, input: TurnInput<T>): TurnContext<T> {
  const { table, position, plan = SINGLE, occupants = [], dealer = "dice", undoChance = false } = input;
  const { seed = Math.random().toString(36).slice(2) } = input;
  if (position && plan.games > 1)
    throw new SerpentariumError("bad-plan", "only a match that is played alone can start elsewhere");
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
      seed,
      undoChance,
    },
  };
}

/** A match at its beginning after some others, to which those have moved up who sat so in the first. */
export function beginAfter<T extends GameTypes>(
  first: TurnContext<T>,
  earlier: readonly PlayedMatch[],
): TurnContext<T> {
  const { plan, table, seating } = first;
  const occupants = seating.occupants.map(
    (_, seat) => seating.occupants[playerAt(plan, table.seats, earlier.length, seat)] ?? PERSON,
  );
  return { ...first, earlier, seating: { ...seating, occupants } };
}

/** The state of the machine that belongs to a match: the phase of its position, or `over`. */
export const stateOf = <T extends GameTypes>({ position, ended }: TurnContext<T>): PhaseName<T> =>
  ended === null ? position.phase : "over";

/** Who answers for an actor. */
export const occupantOf = (
  { seating: { occupants, dealer } }: Pick<TurnContext<GameTypes>, "seating">,
  actor: Actor | undefined,
): string => (actor === "chance" ? dealer : (occupants[actor ?? -1] ?? PERSON));

/** Who plays the series, by player; where one match is played, those are the seats. */
export const occupantsOf = ({
  seating: { occupants },
  plan,
  earlier,
}: Pick<TurnContext<GameTypes>, "seating" | "plan" | "earlier">): readonly string[] =>
  occupants.map((_, player) => occupants[seatOf(plan, occupants.length, earlier.length, player)] ?? PERSON);

/** How the match ended, if it did. */
export const outcomeOf = <T extends GameTypes>({
  table,
  position,
  ended,
}: Pick<TurnContext<T>, "table" | "position" | "ended">): Outcome | undefined =>
  position.outcome ?? (ended === null ? undefined : outcomeOfEnding(table, ended));

/** Whether the match is over and another one of the series comes after it. */
export const hasNext = <T extends GameTypes>(context: TurnContext<T>): boolean =>
  outcomeOf(context) !== undefined && context.earlier.length + 1 < context.plan.games;

/** The texts of what was played. */
export const actionsOf = ({ actions }: Pick<TurnContext<GameTypes>, "actions">): string[] =>
  actions.split("\n").slice(0, -1);

/** A match with more actions, which lead to a position, and with what is left to redo. */
export const extend = <T extends GameTypes>(
  context: TurnContext<T>,
  texts: readonly string[],
  position: T["position"],
  undone: readonly string[] = [],
): TurnContext<T> => ({
  ...context,
  position,
  actions: texts.reduce((actions, text) => actions.concat(`${text}\n`), context.actions),
  count: context.count + texts.length,
  undone,
});

/** The match as a record holds it. */
export const playedOf = <T extends GameTypes>(context: TurnContext<T>): PlayedMatch => ({
  ...(context.start !== null && { start: context.start }),
  actions: actionsOf(context),
  outcome: outcomeOf(context) ?? null,
});

/** The record of the match and of those before it, with the position that it started from where that was not the beginning. */
export const recordOf = <T extends GameTypes>(game: Game<T>, context: TurnContext<T>): GameRecord => {
  const { table, plan, earlier } = context;
  return formatRecord(game, { table, plan, earlier, ...playedOf(context) });
};

/** The points so far, with those of the present match as soon as it is over. */
export const scoreSheetOf = <T extends GameTypes>(game: Game<T>, context: TurnContext<T>): ScoreSheet =>
  scoreSheet(game, recordOf(game, context));

/** The position before the first action. */
export const startOf = <T extends GameTypes>(
  game: Pick<Game<T>, "start" | "parsePosition">,
  { start, table }: Pick<TurnContext<T>, "start" | "table">,
): T["position"] => unwrap(parseStart(game, table, start));
