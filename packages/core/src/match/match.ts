import { fail, type Result, SerpentariumError, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import type { Outcome, Teams } from "../outcome.ts";
import { type PlayedAction, play, playedAction, type SeenAction } from "../play.ts";
import { type EarlyEnding, outcomeOfEarlyEnding } from "../record/early-ending.ts";
import { outcomeRecordOf } from "../record/outcome-record.ts";
import type { MatchRecord } from "../record/record.ts";
import {
  type Player,
  playerAtSeat,
  type SeriesPlan,
  SINGLE_MATCH_PLAN,
  seatOfPlayer,
} from "../series/plan.ts";
import { type Actor, type Seat, seatsOf, type Table } from "../table.ts";
import { ActionHistory } from "./history.ts";

/** What a player can request, and what happens once all players have agreed. */
export const REQUESTS = ["undo", "draw", "next"] as const;
/** One of {@link REQUESTS}. */
export type RequestKind = (typeof REQUESTS)[number];

/**
 * A match in progress or over, alone or in a series: immutable data, changed by the functions of this module.
 *
 * @typeParam O - the occupants of seats
 * @typeParam A - the actions: in a match seen by one seat, they may lack hidden information
 */
export interface Match<
  T extends GameTypes = GameTypes,
  O = unknown,
  A extends SeenAction<T> = PlayedAction<T>,
> {
  readonly table: Table<T["options"]>;
  readonly plan: SeriesPlan;
  /** The finished matches of the series before this one. */
  readonly earlier: readonly MatchRecord[];
  /** The number of series played before this one; with each, all players move on by one seat. */
  readonly rematches: number;
  /** The occupants, by player; undefined if the seat is free. */
  readonly occupants: readonly (O | undefined)[];
  /** The names that the players have chosen, by player; an empty string if none. */
  readonly names: readonly string[];
  /** Whether all seats have been taken. */
  readonly hasBegun: boolean;
  /** The text of the position from which the match started; `null` for the game's first position. */
  readonly start: string | null;
  /** The position before the first action. */
  readonly first: T["position"];
  readonly position: T["position"];
  readonly actions: ActionHistory<A>;
  /** The undone actions; the last is redone next. */
  readonly undone: ActionHistory<A>;
  /** How the match ended without a clause, for example by resignation; `null` otherwise. */
  readonly ended: EarlyEnding | null;
  /** `null` while the match is in progress. */
  readonly outcome: Outcome | null;
  /** The players who have requested something that not all have agreed on yet. */
  readonly asked: Readonly<Partial<Record<RequestKind, readonly Player[]>>>;
}

/** The properties of a match that assign players to seats. */
export type SeatOrder = Pick<Match, "plan" | "table" | "rematches" | "earlier">;

/** The events of a match. */
export type MatchEvent<O, A> =
  | { readonly type: "played"; readonly action: A }
  /** Actions from an index on, or one secret choice, are taken back, together with an early ending. */
  | { readonly type: "undone"; readonly index: number; readonly count: number }
  | { readonly type: "asked" | "declined"; readonly player: Player; readonly request: RequestKind }
  | { readonly type: "ended"; readonly ending: EarlyEnding }
  /** The next match of the series begins, or the first of another series. */
  | { readonly type: "began" }
  /** A player takes a seat, or leaves it if there is no occupant; the name stays when a player leaves. */
  | {
      readonly type: "seated";
      readonly player: Player;
      readonly occupant: O | undefined;
      readonly name?: string;
    };

/** How a match starts. */
export interface MatchSetup<T extends GameTypes, O> {
  /** The result of `parseTable`; the same for every match of a series. */
  readonly table: Table<T["options"]>;
  /** The result of `parseSeriesPlan`; a single match by default. */
  readonly plan?: SeriesPlan;
  /** The result of `parsePosition`, if a single match starts from another position than the game's first. */
  readonly position?: T["position"];
  /** The occupants, by player; all seats are free by default. */
  readonly occupants?: readonly (O | undefined)[];
  /** The names that the players have chosen, by player; an empty string if none. */
  readonly names?: readonly string[];
}

/** The initial values of every match, including the next one of a series. */
const beginning = <T extends GameTypes>(first: T["position"]) => ({
  first,
  position: first,
  actions: new ActionHistory<never>(),
  undone: new ActionHistory<never>(),
  ended: null,
  outcome: first.outcome ?? null,
  asked: {},
});

const isFull = (occupants: readonly unknown[]): boolean => occupants.every((one) => one !== undefined);

/**
 * Creates a match before its first action.
 *
 * @throws SerpentariumError `bad-plan` for a series of several matches with a start position
 */
export function createMatch<T extends GameTypes, O = unknown, A extends SeenAction<T> = PlayedAction<T>>(
  game: Pick<Game<T>, "start" | "formatPosition">,
  { table, plan = SINGLE_MATCH_PLAN, position, occupants: given = [], names = [] }: MatchSetup<T, O>,
): Match<T, O, A> {
  if (position && plan.games > 1)
    throw new SerpentariumError("bad-plan", "only a single match can start from another position");
  const occupants = seatsOf(table).map((player) => given[player]);
  return {
    table,
    plan,
    earlier: [],
    rematches: 0,
    occupants,
    names: seatsOf(table).map((player) => names[player] ?? ""),
    hasBegun: isFull(occupants),
    start: position ? game.formatPosition(position) : null,
    ...beginning<T>(position ?? game.start(table)),
  };
}

/** Returns the seat of a player in the current match. */
export const seatOf = ({ plan, table: { seats }, rematches, earlier }: SeatOrder, player: Player): Seat =>
  (seatOfPlayer(plan, seats, earlier.length, player) + rematches) % seats;

/** Returns the player at a seat in the current match. */
export const playerAt = ({ plan, table: { seats }, rematches, earlier }: SeatOrder, seat: Seat): Player =>
  playerAtSeat(plan, seats, earlier.length, (seat + seats - (rematches % seats)) % seats);

/** Whether the match is over and the series has another one. */
export const hasNextMatch = ({
  outcome,
  earlier,
  plan,
}: Pick<Match, "outcome" | "earlier" | "plan">): boolean =>
  outcome !== null && earlier.length + 1 < plan.games;

/**
 * Plays an untrusted action and returns it with the resulting position. Fails like `play`, also with `over` after an early end.
 *
 * @param seat - the seat that plays, or chance, if known
 */
export function playInMatch<T extends GameTypes>(
  game: Game<T>,
  { position, outcome }: Pick<Match<T>, "position" | "outcome">,
  action: unknown,
  seat?: Actor,
): Result<PlayedAction<T>, T["clause"]> {
  return outcome ? fail("over", { id: "failures.over.game" }) : play(game, position, action, seat);
}

/** The changes that an event makes to a match. */
type Changes<T extends GameTypes, O, A extends SeenAction<T>> = Partial<Match<T, O, A>>;

const addAction = <T extends GameTypes, A extends SeenAction<T>>(actions: ActionHistory<A>, action: A) => ({
  position: action.position,
  actions: actions.append(action),
  undone: new ActionHistory<A>(),
  outcome: action.position.outcome ?? null,
  asked: {},
});

/** Takes back actions, and replays the later ones. */
function takeBack<T extends GameTypes, O, A extends SeenAction<T>>(
  { first, actions, undone }: Match<T, O, A>,
  { index, count }: { readonly index: number; readonly count: number },
  { again }: MatchRules<T, A>,
): Changes<T, O, A> {
  const taken = actions.from(index);
  const kept = taken
    .splice(count)
    .reduce(
      (before, action) => before.append(again(before.at(-1)?.position ?? first, action)),
      actions.first(index),
    );
  return {
    actions: kept,
    position: kept.at(-1)?.position ?? first,
    undone: taken.reduceRight((history, action) => history.append(action), undone),
    ended: null,
    outcome: null,
    asked: {},
  };
}

/** Returns the actions played, in notation. */
export const actionsOf = ({ actions }: { readonly actions: ActionHistory<SeenAction> }): readonly string[] =>
  Array.from(actions, ({ text }) => text);

/** Returns the positions of a match, from its first one to the current one. */
export const positionsOf = <P>({
  first,
  actions,
}: {
  readonly first: P;
  readonly actions: Iterable<{ readonly position: P }>;
}): readonly P[] => [first, ...Array.from(actions, ({ position }) => position)];

/** Returns the current match as it is stored in a record. */
export const matchRecordOf = (
  match: Pick<Match<GameTypes, unknown, SeenAction>, "start" | "actions" | "outcome">,
): MatchRecord => ({
  ...(match.start !== null && { start: match.start }),
  actions: actionsOf(match),
  outcome: match.outcome && outcomeRecordOf(match.outcome),
});

/** How to compute the positions that an event leads to. */
export interface MatchRules<T extends GameTypes, A> {
  /** The game. */
  readonly teams: Teams;
  start(table: Table<T["options"]>): T["position"];
  /** Replays an action in another position. */
  again(from: T["position"], action: A): A;
}

/** The rules of a game for its own matches. */
export const rulesOf = <T extends GameTypes>(game: Game<T>): MatchRules<T, PlayedAction<T>> => ({
  teams: game,
  start: (table) => game.start(table),
  again: (from, { action }) => playedAction(game, from, action),
});

function changesOf<T extends GameTypes, O, A extends SeenAction<T>>(
  rules: MatchRules<T, A>,
  match: Match<T, O, A>,
  event: MatchEvent<O, A>,
): Changes<T, O, A> {
  const { table, plan, occupants, asked } = match;
  switch (event.type) {
    case "played":
      return addAction<T, A>(match.actions, event.action);
    case "undone":
      return takeBack(match, event, rules);
    case "asked":
      return { asked: { ...asked, [event.request]: [...(asked[event.request] ?? []), event.player] } };
    case "declined":
      return { asked: { ...asked, [event.request]: [] } };
    case "ended": {
      const outcome = outcomeOfEarlyEnding(rules.teams, table, event.ending);
      return { ended: event.ending, outcome, undone: new ActionHistory(), asked: {} };
    }
    case "began": {
      const earlier = [...match.earlier, matchRecordOf(match)];
      const isSeriesOver = earlier.length >= plan.games;
      const rematches = match.rematches + Number(isSeriesOver);
      return {
        ...beginning<T>(rules.start(table)),
        start: null,
        earlier: isSeriesOver ? [] : earlier,
        rematches,
      };
    }
    case "seated": {
      const seated = occupants.with(event.player, event.occupant);
      return {
        occupants: seated,
        hasBegun: match.hasBegun || isFull(seated),
        names: event.occupant === undefined ? match.names : match.names.with(event.player, event.name ?? ""),
        asked: event.occupant === undefined ? {} : asked,
      };
    }
  }
}

/** Returns a match after an event, which must be possible in it. */
export const applyMatchEvent = <T extends GameTypes, O, A extends SeenAction<T>, M extends Match<T, O, A>>(
  rules: MatchRules<T, A>,
  match: M & Match<T, O, A>,
  event: MatchEvent<O, A>,
): M => ({ ...match, ...changesOf(rules, match, event) });

/** Plays untrusted actions in order. Fails like the first illegal action, with its `index`. */
export function playActions<T extends GameTypes, M extends Match<T>>(
  game: Game<T>,
  match: M & Match<T>,
  actions: readonly string[],
): Result<M, T["clause"]> {
  const rules = rulesOf(game);
  let after: M & Match<T> = match;
  for (const [index, text] of actions.entries()) {
    const action = playInMatch(game, after, text);
    if (!action.ok) return { ok: false, error: { ...action.error, index } };
    after = applyMatchEvent(rules, after, { type: "played", action: action.value });
  }
  return succeed(after);
}
