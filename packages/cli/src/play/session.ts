import { type Random, seenAction, seenPosition, type Text, type Viewer } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { type Match, outcomeOf } from "../match.ts";
import type { Terminal } from "../terminal.ts";
import { describeOutcome, drawText, nameOf, tellWithClauses } from "../words.ts";
import type { Prompt } from "./prompt.ts";
import { audienceOf, type Seating } from "./seating.ts";

/** A match at the terminal: who plays it, and how they are asked. */
export interface Session {
  readonly terminal: Terminal;
  readonly prompt: Prompt;
  readonly random: Random;
  readonly seating: Seating;
  /** What is saved when the match stands like that: with a series, all its games. */
  recordOf(match: Match): GameRecord;
}

/** For whose eyes the board is: where several people share the terminal, whoever is to act has it. */
function viewerOf(match: Match, seating: Seating): Viewer | undefined {
  const audience = audienceOf(seating);
  const actor = outcomeOf(match) ? undefined : match.game.toAct(match.ply.position);
  return audience === "everyone" && typeof actor === "number" ? actor : audience;
}

export function showBoard(match: Match, { terminal, seating }: Session): void {
  const { game, ply } = match;
  const seen = seenPosition(game, ply.position, viewerOf(match, seating));
  terminal.print(`\n${drawText(game, seen, terminal.language)}\n`);
}

/** Tells what the last action did, as far as all at the terminal may know. */
export function showAction({ game, ply }: Pick<Match, "game" | "ply">, { terminal, seating }: Session): void {
  if (!ply.played) return;
  const { action, from } = ply.played;
  const viewer = audienceOf(seating);
  const seen = seenPosition(game, from.position, viewer);
  terminal.print(`» ${game.formatAction(seenAction(game, from.position, action, viewer), seen)}`);
  for (const step of tellWithClauses(game, from.position, action, viewer))
    terminal.print(`  ${terminal.say(step)}`);
}

/** Who is to act, and what the phase asks for. */
export function question({ game, ply: { position } }: Match): Text {
  const actor = game.toAct(position);
  const who = typeof actor === "number" ? nameOf(game, position, actor) : { en: "Chance", fr: "Le hasard" };
  const what = game.phases[position.phase]?.title;
  return what ? { en: `${who.en} – ${what.en}`, fr: `${who.fr} – ${what.fr}` } : who;
}

/** The last board and how it ended, when it has. */
export function showEnd(match: Match, session: Session): void {
  const outcome = outcomeOf(match);
  if (!outcome) return;
  showBoard(match, session);
  session.terminal.print(session.terminal.say(describeOutcome(match.game, match.ply.position, outcome)));
}
