import type { AnyPosition, Random, Text } from "@serpentarium/core";
import { type Match, outcomeOf } from "../match.ts";
import type { AnyRecord } from "../record-file.ts";
import type { Terminal } from "../terminal.ts";
import { describeOutcome, drawText, nameOf, tellWithClauses } from "../words.ts";
import type { Prompt } from "./prompt.ts";
import { onlyPerson, type Seating } from "./seating.ts";

/** A match at the terminal: who plays it, and how they are asked. */
export interface Session {
  readonly terminal: Terminal;
  readonly prompt: Prompt;
  readonly random: Random;
  readonly seating: Seating;
  /** What is saved when the match stands like that: with a series, all its games. */
  recordOf(match: Match): AnyRecord;
}

/** The position as those at the terminal may see it. */
function visible({ game, ply: { position } }: Match, seating: Seating): AnyPosition {
  const actor = game.toAct(position);
  const viewer = onlyPerson(seating) ?? (typeof actor === "number" ? actor : undefined);
  return viewer === undefined ? position : game.view(position, viewer);
}

export function showBoard(match: Match, { terminal, seating }: Session): void {
  terminal.print(`\n${drawText(match.game, visible(match, seating), terminal.language)}\n`);
}

/** Tells what the last action did, as far as the only person at the table may know. */
export function showAction({ game, ply }: Match, { terminal, seating }: Session): void {
  if (!ply.played) return;
  const { action, from } = ply.played;
  const viewer = onlyPerson(seating);
  const seen = viewer === undefined ? from.position : game.view(from.position, viewer);
  const known = viewer === undefined ? action : game.viewAction(action, viewer, from.position);
  terminal.print(`» ${game.formatAction(known, seen)}`);
  for (const step of tellWithClauses(game, seen, known)) terminal.print(`  ${terminal.say(step)}`);
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
