import {
  type AnyPosition,
  type Game,
  type Outcome,
  parseTable,
  type Seat,
  seatsOf,
  type Table,
  type Text,
  unwrap,
} from "@serpentarium/core";
import {
  canReadRecords,
  type EarlyEnding,
  type GameRecord,
  type MatchRecord,
} from "@serpentarium/core/record";
import type { Player } from "@serpentarium/core/series";
import { PERSON, scoreSheetOf } from "@serpentarium/core/turn";
import { type LiveEvent, playerAt, type RequestKind, seatOf } from "@serpentarium/live/client";
import {
  type LogEntry,
  type MatchContext,
  playerName,
  REMOTE_PLAYER,
  type ReadOnlyMatch,
  withPlayerNames,
} from "@serpentarium/table";
import { LIVE_MESSAGES } from "./live-messages.ts";

type Created = Extract<LiveEvent, { readonly type: "created" }>;

/** Who plays, as typed by a person or the name of a bot. */
export type LiveOccupant = { readonly name: string } | { readonly bot: string };

/** A live match as one watcher knows it: what its events have told so far. */
export interface LiveMatch extends Pick<Created, "plan" | "clock"> {
  readonly table: Table;
  /** By player; undefined where the seat is free. */
  readonly occupants: readonly (LiveOccupant | undefined)[];
  /** Whether all seats have been taken. */
  readonly hasBegun: boolean;
  /** How many series were played before this one. */
  readonly rematches: number;
  /** The finished matches of the series. */
  readonly earlier: readonly MatchRecord[];
  /** The positions are as the watcher saw them. */
  readonly start: AnyPosition;
  readonly log: readonly LogEntry[];
  readonly position: AnyPosition;
  readonly outcome: Outcome | undefined;
  /** How the match ended without a clause; `null` otherwise. */
  readonly ended: EarlyEnding | null;
  /** The players who have asked for something that not all have agreed on yet. */
  readonly asked: Readonly<Partial<Record<RequestKind, readonly Player[]>>>;
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
  const position = parseView(game, table, view);
  return {
    table,
    plan,
    clock,
    n,
    occupants: seatsOf(table).map(() => undefined),
    hasBegun: false,
    rematches: 0,
    earlier: [],
    start: position,
    log: [],
    position,
    outcome: undefined,
    ended: null,
    asked: {},
    declined: undefined,
    clocks: undefined,
  };
}

function withOccupant(match: LiveMatch, player: Player, occupant: LiveOccupant | undefined): LiveMatch {
  const occupants = match.occupants.with(player, occupant);
  return { ...match, occupants, hasBegun: match.hasBegun || occupants.every((one) => one !== undefined) };
}

function withEntry(
  game: Game,
  match: LiveMatch,
  { actor, action: notation, events }: Extract<LiveEvent, { readonly type: "played" }>,
  position: AnyPosition,
): LiveMatch {
  const { log, position: from } = match;
  // a view does not tell all that animating a hidden action needs
  const parsed = game.hidden ? undefined : game.parseAction(notation, from);
  const action = parsed?.ok ? parsed.value : undefined;
  const entry: LogEntry = { index: log.length, notation, actor, events, action, from, position };
  return { ...match, log: [...log, entry], asked: {} };
}

function withoutEntries({ log, ...match }: LiveMatch, index: number, count: number): LiveMatch {
  const kept = log.toSpliced(index, count).map((entry, at) => ({ ...entry, index: at }));
  return { ...match, log: kept, asked: {} };
}

const matchRecordOf = ({ log, outcome }: LiveMatch): MatchRecord => ({
  actions: log.map(({ notation }) => notation),
  outcome: outcome ?? null,
});

function withNextMatch(match: LiveMatch, position: AnyPosition): LiveMatch {
  const earlier = [...match.earlier, matchRecordOf(match)];
  const isSeriesOver = earlier.length >= match.plan.games;
  return {
    ...match,
    earlier: isSeriesOver ? [] : earlier,
    rematches: match.rematches + Number(isSeriesOver),
    start: position,
    log: [],
    ended: null,
    asked: {},
  };
}

function change(
  game: Game,
  match: LiveMatch,
  event: Exclude<LiveEvent, { readonly type: "created" }>,
  position: AnyPosition,
): LiveMatch {
  switch (event.type) {
    case "joined": {
      const { player, name, bot } = event;
      return withOccupant(match, player, bot === undefined ? { name: name ?? "" } : { bot });
    }
    case "left":
      return { ...withOccupant(match, event.player, undefined), asked: {} };
    case "played":
      return withEntry(game, match, event, position);
    case "asked": {
      const asked = [...(match.asked[event.request] ?? []), event.player];
      return { ...match, asked: { ...match.asked, [event.request]: asked } };
    }
    case "declined":
      return {
        ...match,
        asked: { ...match.asked, [event.request]: [] },
        declined: { request: event.request, player: event.player },
      };
    case "undone":
      return withoutEntries(match, event.index, event.count);
    case "ended":
      return { ...match, ended: { reason: event.reason, seat: event.seat } as EarlyEnding, asked: {} };
    case "began":
      return withNextMatch(match, position);
  }
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
  const position = event.view === undefined ? match.position : parseView(game, match.table, event.view);
  const { outcome, clocks, n } = event;
  const isNews = event.type !== "joined" && event.type !== "left";
  const before = isNews ? { ...match, declined: undefined } : match;
  return { ...change(game, before, event, position), position, outcome, clocks, n };
}

/** The seats that have to act; none before the match begins and after it is over. */
export const seatsToAct = (game: Game, { hasBegun, outcome, position }: LiveMatch): readonly Seat[] =>
  hasBegun && !outcome ? game.seatsToAct(position) : [];

/** The first match of a series, by whose seats a table names its players. */
const firstMatchOf = (match: LiveMatch): LiveMatch => ({ ...match, earlier: [] });

/** Who plays at the seats of the current match; `own` is undefined for a spectator. */
export function seatingOf(match: LiveMatch, own?: Seat): MatchContext["seating"] {
  const seats = seatsOf(match.table);
  const first = firstMatchOf(match);
  const occupantAt = (seat: Seat): string => {
    const occupant = match.occupants[playerAt(match, seat)];
    return occupant && "bot" in occupant ? occupant.bot : REMOTE_PLAYER;
  };
  const typedName = (seat: Seat): string => {
    const occupant = match.occupants[playerAt(first, seat)];
    return occupant && "name" in occupant ? occupant.name : "";
  };
  return {
    occupants: seats.map((seat) => (seat === own ? PERSON : occupantAt(seat))),
    dealer: REMOTE_PLAYER,
    names: seats.map(typedName),
    seed: "",
    undoChance: false,
  };
}

/** A game whose texts call its players by their names. */
export const withNames = (game: Game, match: LiveMatch): Game =>
  withPlayerNames(game, { ...match, seating: seatingOf(match) });

/** The name of a player, or that of the seat. */
export const nameOfPlayer = (match: LiveMatch, player: Player): Text =>
  playerName({ ...match, seating: seatingOf(match) }, seatOf(firstMatchOf(match), player));

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
}

/** What a table displays of a live match. */
export function toReadOnlyMatch(
  game: Game,
  named: Game,
  match: LiveMatch,
  { id, record, own, isSending }: ShownLiveMatch,
): ReadOnlyMatch {
  const { table, plan, earlier, rematches, start, log, position, ended } = match;
  const context: MatchContext = {
    table,
    plan,
    earlier,
    start: null,
    position,
    actions: log.map(({ notation }) => `${notation}\n`).join(""),
    count: log.length,
    undone: [],
    ended,
    seating: seatingOf(match, own),
  };
  const isToAct = own !== undefined && !isSending && seatsToAct(game, match).includes(own);
  return {
    game: named,
    context,
    log,
    scoreSheet: scoreSheetOf(game, context),
    viewer: game.hidden && (own ?? "everyone"),
    record,
    start,
    why: blockedText(match, own, isSending),
    liveId: `${id} ${rematches} ${earlier.length}`,
    status: statusOf(match, isSending),
    ...(own !== undefined && { seat: { own, isToAct } }),
  };
}
