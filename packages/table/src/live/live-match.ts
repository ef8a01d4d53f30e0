import {
  type AnyPosition,
  type Game,
  type GameTypes,
  type Outcome,
  parseTable,
  type Seat,
  seatsOf,
  type Table,
  type Text,
  unwrap,
} from "@serpentarium/core";
import {
  applyMatchEvent,
  createMatch,
  type Match,
  type MatchRules,
  playerAt,
  type RequestKind,
  scoreSheetOf,
  seatOf,
} from "@serpentarium/core/match";
import {
  canReadRecords,
  type GameRecord,
  type OutcomeRecord,
  outcomeOfRecord,
} from "@serpentarium/core/record";
import type { Player } from "@serpentarium/core/series";
import { PERSON } from "@serpentarium/core/turn";
import { type LiveEvent, type LiveOccupant, matchEventOf } from "@serpentarium/live/client";
import { IncrementalLog } from "../log.ts";
import { type MatchContext, REMOTE_PLAYER, type ToldAction } from "../match.ts";
import { playerName, withPlayerNames } from "../player-names.ts";
import type { VisitedLive } from "../visited-match.ts";
import { LIVE_MESSAGES } from "./live-messages.ts";

type Created = Extract<LiveEvent, { readonly type: "created" }>;

/**
 * A live match as one watcher knows it: what its events have told so far, with positions as the watcher saw them.
 */
export interface LiveMatch extends Match<GameTypes, LiveOccupant, ToldAction>, Pick<Created, "clock"> {
  /** The request that was declined last and who declined it, until the next action or request. */
  readonly declined: { readonly request: RequestKind; readonly player: Player } | undefined;
  /** By player; undefined in a match without a clock. */
  readonly clocks: LiveEvent["clocks"] | undefined;
  /** The number of the last event. */
  readonly n: number;
}

/** Parses the text of a position as a watcher sees it. @throws SerpentariumError where it is none */
const parseView = (game: Game, table: Table, view: string): AnyPosition =>
  unwrap((game.hidden?.parsePosition ?? game.parsePosition)(view, table));

function createLiveMatch(game: Game, event: Created): LiveMatch {
  const { plan, clock, n, version, view = "" } = event;
  if (!canReadRecords(game, version)) throw new Error(`played with version ${version}`);
  const table = unwrap(parseTable(game, event.options, event.seats));
  const rules = { ...game, start: () => parseView(game, table, view) };
  const match = createMatch<GameTypes, LiveOccupant, ToldAction>(rules, { table, plan });
  return { ...match, clock, n, declined: undefined, clocks: undefined };
}

/** The action of an event; a view does not tell all that animating a hidden action needs. */
function toldAction(
  game: Game,
  from: AnyPosition,
  { actor, action: text, events }: Extract<LiveEvent, { readonly type: "played" }>,
  position: AnyPosition,
): ToldAction {
  const parsed = game.hidden ? undefined : game.parseAction(text, from);
  return { actor, text, from, position, events, action: parsed?.ok ? parsed.value : undefined };
}

/** The outcome of a match; with scores where the game hides what would have to be replayed for them, as after a resignation. */
function outcomeOf(game: Game, record: OutcomeRecord, position: AnyPosition): Outcome {
  const outcome = outcomeOfRecord(record, position.table);
  if (outcome.scores || !(game.hidden && game.scores)) return outcome;
  return { ...outcome, scores: game.scores(position) };
}

/**
 * Returns a live match after an event of its stream.
 *
 * @param match - undefined before the first event, which creates it
 * @throws Error where this version of the game cannot read the event
 */
export function applyLiveEvent(game: Game, match: LiveMatch | undefined, event: LiveEvent): LiveMatch {
  if (event.type === "created") return createLiveMatch(game, event);
  if (!match) throw new Error(`event ${event.n} came before the first one`);
  const { view, clocks, n } = event;
  const position = view === undefined ? match.position : parseView(game, match.table, view);
  const outcome = event.outcome ? outcomeOf(game, event.outcome, position) : null;
  const rules: MatchRules<GameTypes, ToldAction> = {
    teams: game,
    start: () => position,
    again: (from, action) => ({ ...action, from, position }),
  };
  const after = applyMatchEvent(
    rules,
    match,
    event.type === "played"
      ? { type: "played", action: toldAction(game, match.position, event, position) }
      : matchEventOf(event),
  );
  const isSeating = event.type === "joined" || event.type === "left";
  const declined = event.type === "declined" ? { request: event.request, player: event.player } : undefined;
  return { ...after, position, outcome, clocks, n, declined: isSeating ? match.declined : declined };
}

/** The seats that have to act; none before the match begins and after it is over. */
export const seatsToAct = (game: Game, { hasBegun, outcome, position }: LiveMatch): readonly Seat[] =>
  hasBegun && !outcome ? game.seatsToAct(position) : [];

/**
 * A live match as a table shows it: with its players in the order of their seats in the first match of the series, as its record
 * names them. `own` is undefined for a spectator.
 */
export function contextOf(match: LiveMatch, own?: Seat): MatchContext {
  const first = { ...match, earlier: [] };
  const players = seatsOf(match.table).map((seat) => playerAt(first, seat));
  const me = own === undefined ? undefined : playerAt(match, own);
  const nameOf = (occupant: LiveOccupant | undefined): string =>
    occupant && "bot" in occupant ? occupant.bot : REMOTE_PLAYER;
  return {
    ...match,
    rematches: 0,
    occupants: players.map((player) => (player === me ? PERSON : nameOf(match.occupants[player]))),
    names: players.map((player) => match.names[player] ?? ""),
    seating: { dealer: REMOTE_PLAYER, seed: "", undoChance: false },
  };
}

/** A game whose texts call its players by their names. */
export const withNames = (game: Game, match: LiveMatch): Game => withPlayerNames(game, contextOf(match));

/** The name of a player, or that of the seat. */
export const nameOfPlayer = (match: LiveMatch, player: Player): Text =>
  playerName(contextOf(match), seatOf({ ...match, earlier: [] }, player));

/** Why a watcher cannot play now. */
function blockedText(match: LiveMatch, own: Seat | undefined, isSending: boolean): Text {
  if (isSending) return LIVE_MESSAGES.sending;
  if (own === undefined) return LIVE_MESSAGES.spectating;
  if (!match.hasBegun) return LIVE_MESSAGES.waitingForPlayers;
  return LIVE_MESSAGES.notYourTurn;
}

/** What the page says instead of whose turn it is. */
function statusOf({ hasBegun }: LiveMatch, isSending: boolean): Text | undefined {
  if (isSending) return LIVE_MESSAGES.sending;
  return hasBegun ? undefined : LIVE_MESSAGES.waitingForPlayers;
}

/** How a live match is shown. */
interface ShownLiveMatch {
  readonly id: string;
  readonly record: GameRecord;
  /** The own seat; undefined for a spectator. */
  readonly own: Seat | undefined;
  readonly isSending: boolean;
  /** The log of the states of the match that were shown before. */
  readonly log?: IncrementalLog;
}

/** What a table displays of a live match. */
export function visitLive(
  game: Game,
  named: Game,
  match: LiveMatch,
  { id, record, own, isSending, log = new IncrementalLog(game) }: ShownLiveMatch,
): VisitedLive {
  const context = contextOf(match, own);
  const isToAct = own !== undefined && !isSending && seatsToAct(game, match).includes(own);
  return {
    game: named,
    context,
    log: log.of(context),
    scoreSheet: scoreSheetOf(game, context),
    viewer: game.hidden && (own ?? "everyone"),
    record,
    why: blockedText(match, own, isSending),
    kind: "live",
    id: `${id} ${match.rematches} ${match.earlier.length}`,
    own,
    isToAct,
    status: statusOf(match, isSending),
  };
}
