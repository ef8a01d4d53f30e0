import {
  type Message,
  type PlayedAction,
  type Random,
  redactAction,
  redactPosition,
  type Viewer,
} from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import { describeOutcome, narrateWithClauses, promptOf, renderBoard, seatName } from "../describe.ts";
import type { GameMatch } from "../match.ts";
import type { Terminal } from "../terminal.ts";
import { audienceOf, type Dealer, occupantToAct, type TerminalMatch } from "./occupants.ts";
import type { Prompt } from "./prompt.ts";

/** The terminal and prompt of a match, its random generator, and who acts for chance. */
export interface PlaySession {
  readonly terminal: Terminal;
  readonly prompt: Prompt;
  readonly random: Random;
  readonly dealer: Dealer;
}

/** The viewer of the board: the acting player if several people share the terminal, otherwise the audience. */
function viewerOf(match: TerminalMatch): Viewer | undefined {
  const audience = audienceOf(match);
  const actor = match.outcome ? undefined : match.game.toAct(match.position);
  return audience === "everyone" && typeof actor === "number" ? actor : audience;
}

/** Prints the board; for a person, marks the targets that begin a legal action. */
export function showBoard(match: TerminalMatch, { terminal, dealer }: PlaySession): void {
  const { game, position } = match;
  const seen = redactPosition(game, position, viewerOf(match));
  const isPerson = occupantToAct(match, dealer) === "person";
  const enabled = isPerson ? resolveClicks(game, position, []).next : [];
  terminal.print(`\n${renderBoard(game, seen, terminal.words, enabled)}\n`);
}

/** Prints an action and its narration, redacted for everyone at the terminal. */
export function showAction(
  match: TerminalMatch,
  { action, from }: PlayedAction,
  { terminal }: PlaySession,
): void {
  const { game } = match;
  const viewer = audienceOf(match);
  const seen = redactPosition(game, from, viewer);
  terminal.print(`» ${game.formatAction(redactAction(game, from, action, viewer), seen)}`);
  for (const text of narrateWithClauses(game, from, action, terminal.words, viewer))
    terminal.print(`  ${text}`);
}

/** The prompt: the acting player and the instruction. */
export function promptMessage({ game, position }: GameMatch): Message {
  const actor = game.toAct(position);
  const prompt = promptOf(position);
  return typeof actor === "number"
    ? { id: "cli.play.prompt.seat", data: { seat: seatName(game, position, actor), prompt } }
    : { id: "cli.play.prompt.chance", data: { prompt } };
}

/** Shows the final board and the outcome, if the match is over. */
export function showEnd(match: TerminalMatch, session: PlaySession): void {
  const { game, position, outcome } = match;
  if (!outcome) return;
  showBoard(match, session);
  session.terminal.print(session.terminal.words.format(describeOutcome(game, position, outcome)));
}
