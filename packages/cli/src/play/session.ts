import { type Random, redactAction, redactPosition, type Text, type Viewer } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { resolveClicks } from "@serpentarium/core/scene";
import { describeOutcome, narrateWithClauses, renderBoard, seatName } from "../describe.ts";
import { type Match, outcomeOf } from "../match.ts";
import type { Terminal } from "../terminal.ts";
import { audienceOf, type Occupants, occupantToAct } from "./occupants.ts";
import type { Prompt } from "./prompt.ts";

/** The terminal, prompt and occupants of a match at the terminal. */
export interface PlaySession {
  readonly terminal: Terminal;
  readonly prompt: Prompt;
  readonly random: Random;
  readonly occupants: Occupants;
  /** The record to save: the match, or all games of its series. */
  recordOf(match: Match): GameRecord;
}

/** The viewer of the board: the player to act if several people share the terminal, otherwise the audience. */
function viewerOf(match: Match, occupants: Occupants): Viewer | undefined {
  const audience = audienceOf(occupants);
  const actor = outcomeOf(match) ? undefined : match.game.toAct(match.ply.position);
  return audience === "everyone" && typeof actor === "number" ? actor : audience;
}

/** Prints the board; where a person is to act, with marks at what begins a legal action. */
export function showBoard(match: Match, { terminal, occupants }: PlaySession): void {
  const { game, ply } = match;
  const seen = redactPosition(game, ply.position, viewerOf(match, occupants));
  const isPerson = occupantToAct(match, occupants) === "person";
  const enabled = isPerson ? resolveClicks(game, ply.position, []).next : [];
  terminal.print(`\n${renderBoard(game, seen, terminal.language, enabled)}\n`);
}

/** Prints the last action and its narration, as far as everyone at the terminal may know it. */
export function showAction(
  { game, ply }: Pick<Match, "game" | "ply">,
  { terminal, occupants }: PlaySession,
): void {
  if (!ply.step) return;
  const { action, from } = ply.step;
  const viewer = audienceOf(occupants);
  const seen = redactPosition(game, from.position, viewer);
  terminal.print(`» ${game.formatAction(redactAction(game, from.position, action, viewer), seen)}`);
  for (const text of narrateWithClauses(game, from.position, action, viewer))
    terminal.print(`  ${terminal.translate(text)}`);
}

/** The prompt: the player to act, and what to do. */
export function promptMessage({ game, ply: { position } }: Match): Text {
  const actor = game.toAct(position);
  const name =
    typeof actor === "number" ? seatName(game, position, actor) : { en: "Chance", fr: "Le hasard" };
  const prompt = game.phases[position.phase]?.prompt;
  return prompt ? { en: `${name.en} – ${prompt.en}`, fr: `${name.fr} – ${prompt.fr}` } : name;
}

/** Shows the final board and the outcome, if the match is over. */
export function showEnd(match: Match, session: PlaySession): void {
  const outcome = outcomeOf(match);
  if (!outcome) return;
  showBoard(match, session);
  session.terminal.print(
    session.terminal.translate(describeOutcome(match.game, match.ply.position, outcome)),
  );
}
