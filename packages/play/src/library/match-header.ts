/** What a list shows of a stored match, without the match itself. */
import { type AnyPosition, type Game, hasWon, isDraw, redactPosition, type Seat } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { playerAt, type SeatOrder, seatOf, seatsToAct } from "@serpentarium/core/match";
import { type GameRecord, matchesOf, outcomeOfRecord, replay } from "@serpentarium/core/record";
import { type Player, SINGLE_MATCH_PLAN } from "@serpentarium/core/series";
import { ownSeat, recordForWatcher, replayEvents } from "@serpentarium/live/client";
import { type MatchContext, REMOTE_PLAYER } from "@serpentarium/table";
import { contextOf } from "@serpentarium/table/live";
import { isSetupPhase } from "../match/decisions.ts";
import type { StoredLiveMatch } from "./live-library.ts";
import type { StoredMatch } from "./stored-match.ts";

/** The number of actions that count as the opening. */
const OPENING_LENGTH = 4;

/** How a finished match ended for the user; `none` if the user had no side, or more than one. */
export type OwnResult = "won" | "lost" | "drawn" | "none";

/** The properties of a match with which its players are named. */
export type SeatedMatch = SeatOrder & Pick<MatchContext, "occupants" | "names">;

export interface MatchHeader extends SeatedMatch {
  readonly id: string;
  /** The id of its game, and the version that played it. */
  readonly game: string;
  readonly version: string;
  /** When the match was last saved, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly way: "here" | "link" | "live";
  /** Whether it is a live match that can be followed on its server. */
  readonly isOnServer: boolean;
  /** Whether someone at this browser is to act, or players elsewhere; `going` if the user only watches. */
  readonly turn: StoredMatch["turn"] | "going";
  /** Whether this version of the game can replay it. */
  readonly isReadable: boolean;
  /** The user’s seat in the current match; undefined without one, and if all play at one screen. */
  readonly own: Seat | undefined;
  /** Whether the user watches a live match without a seat. */
  readonly isWatched: boolean;
  /** The number of actions. */
  readonly count: number;
  /** The first actions of players, in notation; empty if the match began from another position, or something is hidden. */
  readonly opening: readonly string[];
  /** How the current match ended; undefined while it goes on. */
  readonly outcome: NonNullable<GameRecord["outcome"]> | undefined;
  /** The results of the finished matches of its series, in order. */
  readonly results: readonly OwnResult[];
  /** The text of its last position, as all seats may see it; undefined if it is not readable. */
  readonly position: string | undefined;
}

/** The occupants in an unchecked snapshot, by player. */
function occupantsOf({ snapshot }: StoredMatch): readonly string[] {
  const { occupants } = Object(Object(snapshot).context);
  if (!Array.isArray(occupants)) return [];
  return occupants.map((occupant: unknown) => (typeof occupant === "string" ? occupant : PERSON));
}

/** The only person against programs; undefined if there are more. */
function soleSeatOfPerson(occupants: readonly string[]): Player | undefined {
  const people = [...occupants.keys()].filter((player) => occupants[player] === PERSON);
  return people.length === 1 && occupants.length > 1 ? people[0] : undefined;
}

function resultsOf(
  game: Game,
  record: GameRecord,
  order: SeatOrder,
  own: Player | undefined,
): readonly OwnResult[] {
  return matchesOf(record).flatMap(({ outcome }, match): OwnResult[] => {
    if (!outcome) return [];
    if (own === undefined) return ["none"];
    const end = { table: order.table, outcome: outcomeOfRecord(outcome, order.table) };
    if (isDraw(end, game)) return ["drawn"];
    const seat = seatOf({ ...order, earlier: order.earlier.slice(0, match) }, own);
    return [hasWon(end, seat, game) ? "won" : "lost"];
  });
}

interface HeaderSource
  extends Pick<MatchHeader, "id" | "game" | "savedAt" | "way" | "isOnServer" | "turn" | "isWatched"> {
  readonly record: GameRecord;
  readonly occupants: readonly string[];
  readonly own: Player | undefined;
}

/** A match as far as this version of the game can read it. */
type ReadMatch = SeatOrder & Pick<MatchContext, "position" | "start" | "actions">;

function openingOf(game: Game, match: Pick<ReadMatch, "start" | "actions">): readonly string[] {
  if (match.start !== null || game.hidden) return [];
  const played: string[] = [];
  for (const { actor, text, from } of match.actions) {
    if (actor !== "chance" && !isSetupPhase(game, from.phase)) played.push(text);
    if (played.length === OPENING_LENGTH) break;
  }
  return played;
}

/** The text of a position as all seats may see it. */
const textOf = (game: Game, position: AnyPosition): string =>
  game.formatPosition(redactPosition(game, position, "everyone"));

function createHeader(
  game: Game,
  { record, own, occupants, ...source }: HeaderSource,
  match: ReadMatch | undefined,
  position: string | undefined,
): MatchHeader {
  const {
    version,
    seats,
    options,
    plan = SINGLE_MATCH_PLAN,
    earlier = [],
    names = [],
    actions,
    outcome,
  } = record;
  const order: SeatOrder = match ?? { plan, table: { seats, options }, rematches: 0, earlier };
  return {
    ...source,
    version,
    plan: order.plan,
    table: order.table,
    rematches: order.rematches,
    // only their number matters
    earlier: order.earlier.map(() => ({ actions: [], outcome: null })),
    occupants,
    names,
    isReadable: match !== undefined,
    own: own === undefined ? undefined : seatOf(order, own),
    count: actions.length,
    opening: match ? openingOf(game, match) : [],
    outcome: outcome ?? undefined,
    results: resultsOf(game, record, order, own),
    position,
  };
}

/** The header of a stored match. */
export function headerOf(game: Game, match: StoredMatch): MatchHeader {
  const { id, savedAt, turn, record, link, wasLive } = match;
  const way = wasLive ? "live" : "here";
  const replayed = replay(game, record);
  const occupants = occupantsOf(match);
  const linkPlayer = link && replayed.ok ? playerAt(replayed.value, link.seat) : link?.seat;
  const own = link ? linkPlayer : soleSeatOfPerson(occupants);
  const source = { id, game: game.id, savedAt, turn, isWatched: false, record, occupants, own };
  return createHeader(
    game,
    { ...source, way: link ? "link" : way, isOnServer: false },
    replayed.ok ? replayed.value : undefined,
    replayed.ok ? textOf(game, replayed.value.position) : undefined,
  );
}

/** The header of a stored live match; undefined before its first event. */
export function headerOfLive(game: Game, stored: StoredLiveMatch): MatchHeader | undefined {
  const { id, savedAt, seat, events } = stored;
  const match = replayEvents(game, events);
  const own = match && ownSeat(match, seat);
  const record = recordForWatcher(events, own);
  if (!record) return undefined;
  const context = match && contextOf(match, own);
  const isToAct = match && own !== undefined && seatsToAct(game, match).includes(own);
  const isWatching = own === undefined && match?.hasBegun;
  const going = isToAct ? "here" : isWatching ? "going" : "elsewhere";
  return createHeader(
    game,
    {
      id,
      game: game.id,
      savedAt,
      way: "live",
      isOnServer: true,
      turn: record.outcome ? "over" : going,
      isWatched: seat.secret === undefined,
      record,
      occupants: context?.occupants ?? Array(record.seats).fill(REMOTE_PLAYER),
      own: context && own !== undefined ? playerAt(context, own) : undefined,
    },
    context,
    match && events.findLast(({ view }) => view !== undefined)?.view,
  );
}
