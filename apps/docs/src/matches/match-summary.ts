import { renderSvg } from "@serpentarium/board";
import { type AnyPosition, type Game, type Seat, seatsOf } from "@serpentarium/core";
import { playerAt } from "@serpentarium/core/match";
import { type GameRecord, replay } from "@serpentarium/core/record";
import { PERSON } from "@serpentarium/core/turn";
import type { WatchedMatch } from "@serpentarium/live/client";
import {
  botName,
  defaultSeatName,
  fillName,
  type MatchContext,
  occupantTitle,
  REMOTE_PLAYER,
  seatName,
  withPlayerNames,
} from "@serpentarium/table";
import {
  contextOf,
  formatLiveLink,
  otherVersion,
  ownSeat,
  recordForWatcher,
  replayEvents,
  seatsToAct,
} from "@serpentarium/table/live";
import type { Language, SiteText } from "../lib/site-text.ts";
import type { StoredLiveMatch } from "../play/live/live-library.ts";
import { MATCHES_MESSAGES as MESSAGES } from "./matches-messages.ts";
import type { StoredMatch } from "./stored-match.ts";

/** What the page shows of a match. */
export interface MatchSummary {
  readonly match: StoredMatch | StoredLiveMatch;
  /** The address that opens it, after that of its play page. */
  readonly link: string;
  /** The names of the seats; bots with their strength. */
  readonly players: readonly SiteText[];
  /** Whose turn it is, how it is played, and what else matters. */
  readonly facts: readonly SiteText[];
  readonly isOver: boolean;
  /** The number of actions. */
  readonly count: number;
  /** The record to save as a file. */
  readonly record: GameRecord;
  /** The last position as the address of a picture per theme; none of a game with hidden information. */
  readonly picture: Readonly<Record<"light" | "dark", string>> | undefined;
}

/** The name of a seat, with who sits there if that is no person of this browser. */
function describeSeat(name: SiteText, occupant: string | undefined, isOwn: boolean): SiteText {
  if (isOwn) return fillName(MESSAGES.you, name);
  if (occupant === undefined || occupant === PERSON || occupant === REMOTE_PLAYER) return name;
  const title = occupantTitle(occupant);
  return { en: `${name.en}, ${title.en}`, fr: `${name.fr}, ${title.fr}` };
}

/** The occupants in a snapshot, which is not checked. */
function occupantsOf({ snapshot }: StoredMatch): readonly string[] {
  const { occupants } = Object(Object(snapshot).context);
  if (!Array.isArray(occupants)) return [];
  return occupants.map((occupant: unknown) => (typeof occupant === "string" ? occupant : PERSON));
}

/** A match whose players are listed. */
type SeatedMatch = Pick<
  MatchContext,
  "plan" | "table" | "earlier" | "rematches" | "occupants" | "names" | "position"
>;

/** Who plays at each seat; `own` is undefined without a seat of one’s own. */
function describeSeats(game: Game, match: SeatedMatch, own: Seat | undefined): readonly SiteText[] {
  const named = withPlayerNames(game, match);
  return seatsOf(match.table).map((seat) => {
    const player = playerAt(match, seat);
    const occupant = botName(match, player) ? undefined : match.occupants[player];
    return describeSeat(seatName(named, match.position, seat), occupant, seat === own);
  });
}

/** The seats of a match that this version of the game cannot read. */
const describeUnread = (
  { seats }: GameRecord,
  occupants: readonly string[],
  own: Seat | undefined,
): readonly SiteText[] =>
  Array.from({ length: seats }, (_, seat) =>
    describeSeat(defaultSeatName(seat), occupants[seat], seat === own),
  );

/** Summarises a stored match; less of one that this version of the game cannot replay. */
export function summarise(game: Game, match: StoredMatch, language: Language): MatchSummary {
  const { record, link } = match;
  const replayed = replay(game, record);
  const occupants = occupantsOf(match);
  return {
    match,
    link: `?match=${match.id}`,
    players: replayed.ok
      ? describeSeats(game, { ...replayed.value, occupants, names: record.names ?? [] }, link?.seat)
      : describeUnread(record, occupants, link?.seat),
    facts: [stateText(match), ...(link ? [MESSAGES.byLink] : [])],
    isOver: match.turn === "over",
    count: record.actions.length,
    record,
    picture: replayed.ok ? drawPosition(game, replayed.value.position, language) : undefined,
  };
}

function stateText({ turn, link }: StoredMatch): SiteText {
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

function liveStateText(game: Game, match: WatchedMatch, own: Seat | undefined): SiteText {
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
  return {
    match: stored,
    link: `#${formatLiveLink({ id: stored.id })}`,
    players: match ? describeSeats(game, contextOf(match, own), own) : describeUnread(record, [], own),
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
