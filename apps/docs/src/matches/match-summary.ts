import { renderSvg } from "@serpentarium/board";
import {
  type AnyPosition,
  type Game,
  type Language,
  type Seat,
  seatsOf,
  type Text,
} from "@serpentarium/core";
import { type GameRecord, replay } from "@serpentarium/core/record";
import { playerAtSeat } from "@serpentarium/core/series";
import { PERSON } from "@serpentarium/core/turn";
import {
  botName,
  defaultSeatName,
  fillName,
  occupantTitle,
  REMOTE_PLAYER,
  seatName,
  withPlayerNames,
} from "@serpentarium/table";
import { otherVersion, ownSeat, recordForWatcher, replayEvents } from "../play/live/kept-live-match.ts";
import type { StoredLiveMatch } from "../play/live/live-library.ts";
import { formatLiveLink } from "../play/live/live-link.ts";
import { type LiveMatch, seatsToAct, withNames } from "../play/live/live-match.ts";
import { MATCHES_MESSAGES as MESSAGES } from "./matches-messages.ts";
import type { StoredMatch } from "./stored-match.ts";

/** What the page shows of a match. */
export interface MatchSummary {
  readonly match: StoredMatch | StoredLiveMatch;
  /** The address that opens it, after that of its play page. */
  readonly link: string;
  /** The names of the seats; bots with their strength. */
  readonly players: readonly Text[];
  /** Whose turn it is, how it is played, and what else matters. */
  readonly facts: readonly Text[];
  readonly isOver: boolean;
  /** The number of actions. */
  readonly count: number;
  /** The record to save as a file. */
  readonly record: GameRecord;
  /** The last position as the address of a picture per theme; none of a game with hidden information. */
  readonly picture: Readonly<Record<"light" | "dark", string>> | undefined;
}

/** The name of a seat, with who sits there if that is no person of this browser. */
function describeSeat(name: Text, occupant: string | undefined, isOwn: boolean): Text {
  if (isOwn) return fillName(MESSAGES.you, name);
  if (occupant === undefined || occupant === PERSON || occupant === REMOTE_PLAYER) return name;
  const title = occupantTitle(occupant);
  return { en: `${name.en}, ${title.en}`, fr: `${name.fr}, ${title.fr}` };
}

/** The occupants in a snapshot, which is not checked. */
function occupantsOf({ snapshot }: StoredMatch): readonly string[] {
  const { occupants } = Object(Object(Object(snapshot).context).seating);
  if (!Array.isArray(occupants)) return [];
  return occupants.map((occupant: unknown) => (typeof occupant === "string" ? occupant : PERSON));
}

/** Summarises a stored match; less of one that this version of the game cannot replay. */
export function summarise(game: Game, match: StoredMatch, language: Language): MatchSummary {
  const replayed = replay(game, match.record);
  const position = replayed.ok ? replayed.value.position : undefined;
  const { names = [] } = match.record;
  const occupants = occupantsOf(match);
  const seated = replayed.ok ? { ...replayed.value, seating: { names, occupants } } : undefined;
  const named = seated ? withPlayerNames(game, seated) : game;
  const hasBotName = (seat: Seat): boolean =>
    seated !== undefined &&
    botName(seated, playerAtSeat(seated.plan, seated.table.seats, seated.earlier.length, seat)) !== undefined;
  const players = Array.from({ length: match.record.seats }, (_, seat: Seat) =>
    describeSeat(
      position ? seatName(named, position, seat) : defaultSeatName(seat),
      hasBotName(seat) ? undefined : occupants[seat],
      match.link?.seat === seat,
    ),
  );
  return {
    match,
    link: `?match=${match.id}`,
    players,
    facts: [stateText(match), ...(match.link ? [MESSAGES.byLink] : [])],
    isOver: match.turn === "over",
    count: match.record.actions.length,
    record: match.record,
    picture: position && drawPosition(game, position, language),
  };
}

function stateText({ turn, link }: StoredMatch): Text {
  if (turn === "over") return MESSAGES.over;
  return link ? MESSAGES[turn] : MESSAGES.going;
}

/** Draws a position in both themes; undefined for a game with hidden information. */
function drawPosition(game: Game, position: AnyPosition, language: Language): MatchSummary["picture"] {
  if (game.hidden) return undefined;
  const scene = game.scene(position, "wide");
  const draw = (theme: "light" | "dark"): string =>
    `data:image/svg+xml,${encodeURIComponent(renderSvg(scene, { language, theme }))}`;
  return { light: draw("light"), dark: draw("dark") };
}

function liveStateText(game: Game, match: LiveMatch, own: Seat | undefined): Text {
  if (match.outcome) return MESSAGES.over;
  const toAct = seatsToAct(game, match);
  if (own !== undefined && toAct.includes(own)) return MESSAGES.here;
  return own === undefined && match.hasBegun ? MESSAGES.going : MESSAGES.othersToAct;
}

/** Summarises a live match; less of one that this version of the game cannot read. Undefined if nothing has arrived yet. */
export function summariseLive(
  game: Game,
  stored: StoredLiveMatch,
  language: Language,
): MatchSummary | undefined {
  const match = replayEvents(game, stored.events);
  const own = match && ownSeat(match, stored.seat);
  const record = recordForWatcher(stored.events, own);
  if (!record) return undefined;
  const named = match && withNames(game, match);
  const nameAt = (seat: Seat): Text =>
    named ? seatName(named, match.position, seat) : defaultSeatName(seat);
  return {
    match: stored,
    link: `#${formatLiveLink({ id: stored.id })}`,
    players: seatsOf(record).map((seat) =>
      seat === own ? fillName(MESSAGES.you, nameAt(seat)) : nameAt(seat),
    ),
    facts: [
      match ? liveStateText(game, match, own) : otherVersion(game, record.version).message,
      MESSAGES.live,
      ...(stored.seat.secret === undefined ? [MESSAGES.watching] : []),
    ],
    isOver: record.outcome !== null,
    count: record.actions.length,
    record,
    picture: match && drawPosition(game, match.position, language),
  };
}
