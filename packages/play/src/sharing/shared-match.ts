/** What the dialog shares of the displayed match: only what its viewer may know. */
import { LIGHT_DARK_PALETTES, renderSvg, renderText, viewBoxOf } from "@serpentarium/board";
import {
  type AnyPosition,
  type Message,
  redactPosition,
  resultText,
  seatsOf,
  type Words,
} from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { formatLink, narrateEarlyEnding } from "@serpentarium/core/record";
import { type LogEntry, positionAfter, seatName, type TableState } from "@serpentarium/table";
import type { LiveSession } from "@serpentarium/table/live";
import type { SvgPicture } from "./rasterise.ts";

/**
 * The link with which others see the displayed match, or watch it live; undefined if it would show what is hidden.
 *
 * @param live - the session of a live match, if one is displayed
 */
export function linkTo(
  { game, visited, running }: Pick<TableState, "game" | "visited" | "running">,
  live: LiveSession | undefined,
): string | undefined {
  if (live) return live.linkTo("watch");
  if (game.hidden) return undefined;
  const link = formatLink(visited?.record ?? recordOf(game, running));
  return new URL(`${location.pathname}#${link}`, location.href).href;
}

/** The part of the state of a page that is shared. */
export type SharedState = Pick<
  TableState,
  "game" | "context" | "log" | "position" | "lookingBack" | "viewer"
>;

export type PictureTheme = "light" | "dark";

/** Draws a position as the viewer sees it. */
export function pictureOf(
  { game, viewer }: SharedState,
  position: AnyPosition,
  words: Words,
  theme: PictureTheme,
): SvgPicture {
  const scene = game.scene(redactPosition(game, position, viewer), "wide");
  const { w, h } = viewBoxOf(scene);
  const background = LIGHT_DARK_PALETTES[theme].paper;
  return { svg: renderSvg(scene, { words, theme }), width: w, height: h, background };
}

/** The names of the players by seat, with the game’s own name of a seat if a player has none. */
export const playersOf = ({ game, context }: SharedState, words: Words): readonly string[] =>
  seatsOf(context.table).map((seat) => words.format(seatName(game, context.position, seat)));

/** How the match has ended; undefined while it goes on. */
export function endingOf({ game, context }: SharedState): readonly Message[] | undefined {
  const { outcome, ended, position } = context;
  if (!outcome) return undefined;
  return [...(ended ? [narrateEarlyEnding(ended)] : []), resultText(game, position, outcome)];
}

/** The numbers of actions after which a match is pictured: evenly spread, with the first and the last. */
export function momentsOf(first: number, last: number, most: number): readonly number[] {
  const count = Math.min(most, last - first + 1);
  if (count < 2) return [last];
  return Array.from({ length: count }, (_, i) => Math.round(first + ((last - first) * i) / (count - 1)));
}

/** The position after some actions. */
export const positionAt = ({ log, context }: SharedState, count: number): AnyPosition =>
  positionAfter(count, log, context.first);

/** The actions in notation, numbered. */
export const numbered = (log: readonly LogEntry[]): readonly string[] =>
  log.map(({ index, notation }) => `${index + 1}. ${notation}`);

/** The longest line of the text, in characters: mail programs break longer ones. */
const LINE_LENGTH = 72;

/** Joins items into lines. */
function wrap(items: readonly string[]): string {
  const lines = [""];
  for (const item of items) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = item;
    else if (line.length + 2 + item.length <= LINE_LENGTH) lines[lines.length - 1] = `${line}  ${item}`;
    else lines.push(item);
  }
  return lines.join("\n");
}

/** The title of the match: its game and players. */
export const titleOf = (state: SharedState, words: Words): string =>
  words.text("play.sharing.match-title", {
    game: { id: "title" },
    players: playersOf(state, words).join(" – "),
  });

/**
 * The match as a text for mail: title, result, the position on the board as text, the actions so far, and a link.
 *
 * @param link - undefined if no link could keep hidden information from its reader
 */
export function textOf(state: SharedState, words: Words, link: string | undefined): string {
  const { game, position, viewer, log, lookingBack } = state;
  const scene = game.scene(redactPosition(game, position, viewer), "wide");
  const shown = log.slice(0, lookingBack);
  const ending = lookingBack === undefined ? endingOf(state) : undefined;
  return [
    titleOf(state, words),
    ending?.map((part) => words.format(part)).join(" "),
    renderText({ ...scene, targets: [] }, words),
    wrap(numbered(shown)),
    link,
  ]
    .filter(Boolean)
    .join("\n\n");
}
