import { renderSvg, thumbnailView } from "@serpentarium/board";
import {
  type AnyPosition,
  type Game,
  type Message,
  parseTable,
  resultText,
  seatsOf,
  type Words,
} from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { playerAt } from "@serpentarium/core/match";
import { outcomeOfRecord } from "@serpentarium/core/record";
import { formatLiveLink } from "@serpentarium/live/client";
import {
  botName,
  defaultSeatName,
  occupantTitle,
  REMOTE_PLAYER,
  seatName,
  wordsOfMatch,
} from "@serpentarium/table";
import { otherVersion } from "@serpentarium/table/live";
import type { MatchHeader } from "./match-header.ts";

/** What the page shows of a match. */
export interface MatchSummary {
  readonly header: MatchHeader;
  /** The title of its game, and the URL of the page for playing it. */
  readonly title: string;
  readonly page: string;
  /** The query and fragment that open it on its play page. */
  readonly link: string;
  /** The names of the seats; bots with their strength. */
  readonly players: readonly string[];
  /** How it ended, or whose turn it is. */
  readonly state: string;
  /** Further facts to list: how it is played, and so on. */
  readonly facts: readonly string[];
  /** Its first actions; undefined if it has none to show. */
  readonly opening: string | undefined;
  /** Draws the last position as an image URL per theme; undefined for a game with hidden information. */
  readonly draw: (() => MatchPicture) | undefined;
}

/** A position as an image URL in each theme. */
export type MatchPicture = Readonly<Record<"light" | "dark", string>>;

/** The game of a match, with the words for its matches and the page for playing it. */
export interface LoadedGame {
  readonly game: Game;
  readonly words: Words;
  readonly page: string;
}

/** The name of a seat, with its occupant unless that is a person at this browser. */
function describeSeat(words: Words, who: Message, occupant: string | undefined, isOwn: boolean): string {
  if (isOwn) return words.text("matches.you", { who });
  if (occupant === undefined || occupant === PERSON || occupant === REMOTE_PLAYER) return words.format(who);
  return words.text("matches.with-occupant", { who, occupant: occupantTitle(occupant) });
}

/** Whether a person elsewhere has a seat, so that the list says which one is the user’s. */
const isShared = ({ way }: MatchHeader): boolean => way !== "here";

/** Lists who plays at each seat. */
function describeSeats(
  game: Game,
  header: MatchHeader,
  position: AnyPosition | undefined,
  words: Words,
): readonly string[] {
  return seatsOf(header.table).map((seat) => {
    const player = playerAt(header, seat);
    const occupant = botName(header, player) ? undefined : header.occupants[player];
    const who = position ? seatName(game, position, seat) : defaultSeatName(seat);
    return describeSeat(words, who, occupant, isShared(header) && seat === header.own);
  });
}

/** The position of a header; undefined if this version of the game cannot read it. */
function positionOf(game: Game, { isReadable, position: text, table: stored }: MatchHeader) {
  const table = parseTable(game, stored.options, stored.seats);
  if (!isReadable || text === undefined || !table.ok) return undefined;
  const position = (game.hidden?.parsePosition ?? game.parsePosition)(text, table.value);
  return position.ok ? position.value : undefined;
}

const OWN_RESULTS = { won: "matches.won", lost: "matches.lost", drawn: "matches.drawn" } as const;

/** How the match ended, from the user’s point of view if the user has a side. */
function endText(game: Game, header: MatchHeader, position: AnyPosition | undefined): Message {
  const { outcome, results, earlier, own } = header;
  const result = results[earlier.length];
  if (own !== undefined && result !== undefined && result !== "none") return { id: OWN_RESULTS[result] };
  if (!outcome || !position) return { id: "matches.over" };
  return resultText(game, position, outcomeOfRecord(outcome, position.table));
}

const TURNS = {
  here: "matches.here",
  elsewhere: "matches.elsewhere",
  going: "matches.going",
} as const;

function turnText({ turn, way }: MatchHeader): Message {
  if (turn === "over") return { id: "matches.over" };
  if (way === "live" && turn === "elsewhere") return { id: "matches.others-to-act" };
  return { id: way === "here" ? "matches.going" : TURNS[turn] };
}

const WAYS = { here: [], link: [{ id: "matches.by-link" }], live: [{ id: "matches.live" }] } as const;

/** The width of a picture divided by its height: 7 by 5 rem. */
const PICTURE_RATIO = 1.4;

/** Draws a position in both themes. */
function drawPosition(game: Game, position: AnyPosition, words: Words): MatchPicture {
  const scene = game.scene(position, "narrow");
  const view = thumbnailView(scene, PICTURE_RATIO);
  const draw = (theme: "light" | "dark"): string =>
    `data:image/svg+xml,${encodeURIComponent(renderSvg(scene, { words, theme, view }))}`;
  return { light: draw("light"), dark: draw("dark") };
}

const linkTo = ({ isOnServer, id }: MatchHeader): string =>
  isOnServer ? `#${formatLiveLink({ id })}` : `?match=${id}`;

/** Describes a match by its header, with fewer facts if this version of the game cannot replay it. */
export function summarise({ game, words, page }: LoadedGame, header: MatchHeader): MatchSummary {
  const { way, turn, isWatched, isReadable, version, opening, count } = header;
  const position = positionOf(game, header);
  const named = wordsOfMatch(words, header);
  const isOver = turn === "over";
  const state = isOver ? endText(game, header, position) : turnText(header);
  const other = way === "live" && !isReadable ? [otherVersion(game, version).message] : [];
  return {
    header,
    title: words.text("title"),
    page,
    link: linkTo(header),
    players: describeSeats(game, header, position, named),
    state: named.format(state),
    facts: [
      ...other,
      ...WAYS[way],
      ...(isWatched ? [{ id: "matches.watching" }] : []),
      { id: "matches.actions", data: { n: count } },
    ].map((text) => words.format(text)),
    opening: opening.length > 0 ? opening.join(" ") : undefined,
    draw: position && !game.hidden ? () => drawPosition(game, position, words) : undefined,
  };
}
