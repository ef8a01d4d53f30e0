import { type Failure, type Game, type Message, type Seat, seatsOf } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { playerAt, scoreSheetOf, seatOf, seatsToAct } from "@serpentarium/core/match";
import type { GameRecord } from "@serpentarium/core/record";
import type { Player } from "@serpentarium/core/series";
import type { LiveOccupant, WatchedMatch } from "@serpentarium/live/client";
import { IncrementalLog } from "../log.ts";
import { type MatchContext, REMOTE_PLAYER } from "../match.ts";
import { playerName } from "../player-names.ts";
import type { VisitedLive } from "../visited-match.ts";

/**
 * Converts a live match for a table, with its players in the order of their seats in the first match of the series, as in its record. `own`
 * is undefined for a spectator.
 */
export function contextOf(match: WatchedMatch, own?: Seat): MatchContext {
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

/** The name of a player, or that of the seat. */
export const nameOfPlayer = (match: WatchedMatch, player: Player): Message =>
  playerName(contextOf(match), seatOf({ ...match, earlier: [] }, player));

/** The failure for a match of a version that this page cannot play. */
export const otherVersion = ({ version }: Game, played: string): Failure => ({
  code: "bad-version",
  message: { id: "table.live.other-version", data: { game: { id: "title" }, played, version } },
});

/** Why a watcher cannot play now. */
function blockedText(match: WatchedMatch, own: Seat | undefined, isSending: boolean): Message {
  if (isSending) return { id: "table.live.sending" };
  if (own === undefined) return { id: "table.live.spectating" };
  if (!match.hasBegun) return { id: "table.live.waiting-for-players" };
  return { id: "table.live.not-your-turn" };
}

/** The text shown instead of whose turn it is. */
function statusOf({ hasBegun }: WatchedMatch, isSending: boolean): Message | undefined {
  if (isSending) return { id: "table.live.sending" };
  return hasBegun ? undefined : { id: "table.live.waiting-for-players" };
}

/** How a live match is shown. */
interface ShownLiveMatch {
  readonly id: string;
  readonly record: GameRecord;
  /** The own seat; undefined for a spectator. */
  readonly own: Seat | undefined;
  readonly isSending: boolean;
  /** The log of the previously shown states of the match. */
  readonly log?: IncrementalLog;
}

/** Converts a live match to what a table displays. */
export function visitLive(
  game: Game,
  match: WatchedMatch,
  { id, record, own, isSending, log = new IncrementalLog(game) }: ShownLiveMatch,
): VisitedLive {
  const context = contextOf(match, own);
  const isToAct = own !== undefined && !isSending && seatsToAct(game, match).includes(own);
  return {
    game,
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

/** Converts consecutive states of a live match for display. */
export class LiveDisplay {
  readonly #game: Game;
  readonly #log: IncrementalLog;
  #before: (Pick<VisitedLive, "own" | "context"> & { readonly match: WatchedMatch }) | undefined;

  constructor(game: Game) {
    this.#game = game;
    this.#log = new IncrementalLog(game);
  }

  /** Returns what a table displays of a match; the context stays the same object until the match changes. */
  visit(match: WatchedMatch, shown: Omit<ShownLiveMatch, "log">): VisitedLive {
    const visited = visitLive(this.#game, match, { ...shown, log: this.#log });
    const { own } = shown;
    const before = this.#before;
    const { context } = before?.match === match && before.own === own ? before : visited;
    this.#before = { match, own, context };
    return { ...visited, context };
  }
}
