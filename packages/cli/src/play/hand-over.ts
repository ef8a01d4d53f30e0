import type { Seat } from "@serpentarium/core";
import { seatName } from "../describe.ts";
import { audienceOf, type TerminalMatch } from "./occupants.ts";
import { type PlaySession, showAction } from "./session.ts";

/** Clears the terminal and its scrollback. */
const CLEAR_SCREEN = "\u001b[2J\u001b[3J\u001b[H";

/** Whether the previous player must hand over the terminal before the board is shown, because the game hides information. */
export const needsHandOver = (match: TerminalMatch, { terminal }: PlaySession): boolean =>
  match.game.hidden !== undefined && terminal.isInteractive && audienceOf(match) === "everyone";

/** Clears the terminal, shows what happened since the seat's last action, and waits. @returns whether the next player confirmed */
export async function handOverTo(seat: Seat, match: TerminalMatch, session: PlaySession): Promise<boolean> {
  const { terminal, prompt } = session;
  const { words } = terminal;
  const { game, position, actions } = match;
  terminal.print(CLEAR_SCREEN);
  const last = actions.findLastIndex(({ from }) => game.toAct(from) === seat);
  for (const action of actions.from(Math.max(last, 0))) showAction(match, action, session);
  const message = words.text("cli.play.hand-over.to", { seat: seatName(game, position, seat) });
  return (await prompt.ask(message, words.text("cli.play.hand-over.hint"))) !== undefined;
}
