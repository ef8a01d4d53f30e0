import { renderSvg, thumbnailView } from "@serpentarium/board";
import {
  type AnyPosition,
  type Game,
  type Message,
  type Seat,
  seatsOf,
  type Words,
} from "@serpentarium/core";
import { playerAt, seatsToAct } from "@serpentarium/core/match";
import { type GameRecord, replay } from "@serpentarium/core/record";
import { PERSON } from "@serpentarium/core/turn";
import {
  formatLiveLink,
  ownSeat,
  recordForWatcher,
  replayEvents,
  type WatchedMatch,
} from "@serpentarium/live/client";
import {
  botName,
  defaultSeatName,
  type MatchContext,
  occupantTitle,
  REMOTE_PLAYER,
  seatName,
  wordsOfMatch,
} from "@serpentarium/table";
import { contextOf, otherVersion } from "@serpentarium/table/live";
import type { StoredLiveMatch } from "./live-library.ts";
import type { StoredMatch } from "./stored-match.ts";

/** What the page shows of a match. */
export interface MatchSummary {
  readonly match: StoredMatch | StoredLiveMatch;
  /** The query and fragment that open it on its play page. */
  readonly link: string;
  /** The names of the seats; bots with their strength. */
  readonly players: readonly string[];
  /** Facts to list: whose turn it is, how it is played, and so on. */
  readonly facts: readonly string[];
  readonly isOver: boolean;
  readonly count: number;
  /** The record to save as a file. */
  readonly record: GameRecord;
  /** The last position as an image URL per theme; undefined for a game with hidden information. */
  readonly picture: Readonly<Record<"light" | "dark", string>> | undefined;
}

/** The name of a seat, with its occupant unless that is a person at this browser. */
function describeSeat(words: Words, who: Message, occupant: string | undefined, isOwn: boolean): string {
  if (isOwn) return words.text("matches.you", { who });
  if (occupant === undefined || occupant === PERSON || occupant === REMOTE_PLAYER) return words.format(who);
  return words.text("matches.with-occupant", { who, occupant: occupantTitle(occupant) });
}

/** The occupants in an unchecked snapshot. */
function occupantsOf({ snapshot }: StoredMatch): readonly string[] {
  const { occupants } = Object(Object(snapshot).context);
  if (!Array.isArray(occupants)) return [];
  return occupants.map((occupant: unknown) => (typeof occupant === "string" ? occupant : PERSON));
}

type SeatedMatch = Pick<
  MatchContext,
  "plan" | "table" | "earlier" | "rematches" | "occupants" | "names" | "position"
>;

/** Lists who plays at each seat; `own` is undefined if this browser has no seat. */
function describeSeats(
  game: Game,
  match: SeatedMatch,
  own: Seat | undefined,
  words: Words,
): readonly string[] {
  const named = wordsOfMatch(words, match);
  return seatsOf(match.table).map((seat) => {
    const player = playerAt(match, seat);
    const occupant = botName(match, player) ? undefined : match.occupants[player];
    return describeSeat(named, seatName(game, match.position, seat), occupant, seat === own);
  });
}

/** The seats of a match that this version of the game cannot replay. */
const describeUnread = (
  { seats }: GameRecord,
  occupants: readonly string[],
  own: Seat | undefined,
  words: Words,
): readonly string[] =>
  Array.from({ length: seats }, (_, seat) =>
    describeSeat(words, defaultSeatName(seat), occupants[seat], seat === own),
  );

/** Summarises a stored match, with fewer facts if this version of the game cannot replay it. */
export function summarise(game: Game, match: StoredMatch, words: Words): MatchSummary {
  const { record, link } = match;
  const replayed = replay(game, record);
  const occupants = occupantsOf(match);
  return {
    match,
    link: `?match=${match.id}`,
    players: replayed.ok
      ? describeSeats(game, { ...replayed.value, occupants, names: record.names ?? [] }, link?.seat, words)
      : describeUnread(record, occupants, link?.seat, words),
    facts: [stateText(match), ...(link ? [{ id: "matches.by-link" }] : [])].map((text) => words.format(text)),
    isOver: match.turn === "over",
    count: record.actions.length,
    record,
    picture: replayed.ok ? drawPosition(game, replayed.value.position, words) : undefined,
  };
}

const TURNS = { here: "matches.here", elsewhere: "matches.elsewhere" } as const;

function stateText({ turn, link }: StoredMatch): Message {
  if (turn === "over") return { id: "matches.over" };
  return { id: link ? TURNS[turn] : "matches.going" };
}

/** The width of a picture divided by its height. */
const PICTURE_RATIO = 1.5;

/** Draws a position in both themes; undefined for a game with hidden information. */
function drawPosition(game: Game, position: AnyPosition, words: Words): MatchSummary["picture"] {
  if (game.hidden) return undefined;
  const scene = game.scene(position, "narrow");
  const view = thumbnailView(scene, PICTURE_RATIO);
  const draw = (theme: "light" | "dark"): string =>
    `data:image/svg+xml,${encodeURIComponent(renderSvg(scene, { words, theme, view }))}`;
  return { light: draw("light"), dark: draw("dark") };
}

function liveStateText(game: Game, match: WatchedMatch, own: Seat | undefined): Message {
  if (match.outcome) return { id: "matches.over" };
  const toAct = seatsToAct(game, match);
  if (own !== undefined && toAct.includes(own)) return { id: "matches.here" };
  return own === undefined && match.hasBegun ? { id: "matches.going" } : { id: "matches.others-to-act" };
}

/** Summarises a live match, with fewer facts if this version of the game cannot read it; undefined before the first event. */
export function summariseLive(game: Game, stored: StoredLiveMatch, words: Words): MatchSummary | undefined {
  const match = replayEvents(game, stored.events);
  const own = match && ownSeat(match, stored.seat);
  const record = recordForWatcher(stored.events, own);
  if (!record) return undefined;
  return {
    match: stored,
    link: `#${formatLiveLink({ id: stored.id })}`,
    players: match
      ? describeSeats(game, contextOf(match, own), own, words)
      : describeUnread(record, [], own, words),
    facts: [
      match ? liveStateText(game, match, own) : otherVersion(game, record.version).message,
      { id: "matches.live" },
      ...(stored.seat.secret === undefined ? [{ id: "matches.watching" }] : []),
    ].map((text) => words.format(text)),
    isOver: record.outcome !== null,
    count: record.actions.length,
    record,
    picture: match && drawPosition(game, match.position, words),
  };
}
