import type { Seat, Text } from "@serpentarium/core";
import { seatName } from "../describe.ts";
import type { Match } from "../match.ts";
import { audienceOf } from "./occupants.ts";
import { type PlaySession, showAction } from "./session.ts";

/** Clears the terminal and its scrollback. */
const CLEAR_SCREEN = "\u001b[2J\u001b[3J\u001b[H";

const READY_HINT: Text = {
  en: "press Enter when the others look away",
  fr: "Entrée, quand les autres détournent les yeux",
};

/** The plies since the last action of a seat, that one included. */
function pliesSince(seat: Seat, { game, ply }: Match): readonly Match["ply"][] {
  const plies: Match["ply"][] = [];
  for (let current = ply; current.step; current = current.step.from) {
    plies.unshift(current);
    if (game.toAct(current.step.from.position) === seat) break;
  }
  return plies;
}

/** Whether the previous player must hand over the terminal before the board is shown, because the game hides information. */
export const needsHandOver = ({ game }: Match, { terminal, occupants }: PlaySession): boolean =>
  game.hidden !== undefined && terminal.isInteractive && audienceOf(occupants) === "everyone";

/** Clears the terminal, shows what happened since the seat's last action, and waits. @returns whether the next player came */
export async function handOverTo(seat: Seat, match: Match, session: PlaySession): Promise<boolean> {
  const { terminal, prompt } = session;
  const { game, ply } = match;
  terminal.print(CLEAR_SCREEN);
  for (const past of pliesSince(seat, match)) showAction({ game, ply: past }, session);
  const name = seatName(game, ply.position, seat);
  const message = { en: `The terminal goes to: ${name.en}`, fr: `Le terminal passe à : ${name.fr}` };
  return (await prompt.ask(terminal.translate(message), terminal.translate(READY_HINT))) !== undefined;
}
