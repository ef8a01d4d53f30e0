import type { Seat, Text } from "@serpentarium/core";
import type { Match } from "../match.ts";
import { nameOf } from "../words.ts";
import { audienceOf } from "./seating.ts";
import { type Session, showAction } from "./session.ts";

/** Clears a terminal, what has scrolled away included. */
const CLEAR = "\u001b[2J\u001b[3J\u001b[H";

const READY: Text = {
  en: "Enter, when the others look away",
  fr: "Entrée, quand les autres détournent les yeux",
};

/** What has happened since a seat acted last. */
function since(seat: Seat, { game, ply }: Match): readonly Match["ply"][] {
  const plies: Match["ply"][] = [];
  for (let now = ply; now.played; now = now.played.from) {
    plies.unshift(now);
    if (game.toAct(now.played.from.position) === seat) break;
  }
  return plies;
}

/** Whether the terminal must pass to another person before the board is shown: what is theirs is not for the last one. */
export const mustPass = ({ game }: Match, { terminal, seating }: Session): boolean =>
  game.hidden !== undefined && terminal.isInteractive && audienceOf(seating) === "everyone";

/** Clears the terminal and waits for the next player, who is told what happened meanwhile. @returns whether they came */
export async function passTo(seat: Seat, match: Match, session: Session): Promise<boolean> {
  const { terminal, prompt } = session;
  const { game, ply } = match;
  terminal.print(CLEAR);
  for (const one of since(seat, match)) showAction({ game, ply: one }, session);
  const who = nameOf(game, ply.position, seat);
  const question = { en: `The terminal goes to: ${who.en}`, fr: `Le terminal passe à : ${who.fr}` };
  return (await prompt.ask(terminal.say(question), terminal.say(READY))) !== undefined;
}
