import { type BotSpec, bestAction, runBot } from "@serpentarium/bots";
import { type AnyAction, redactPosition } from "@serpentarium/core";
import { seatName } from "../describe.ts";
import type { GameMatch } from "../match.ts";
import type { PlaySession } from "./session.ts";

/** Moves the cursor to the start of the line and erases the line. */
const ERASE_LINE = "\r\u001b[K";

/** Bot seeds are drawn from the session's generator, so that the same seed gives the same match. */
const SEED_COUNT = 2 ** 31;

/** Shows on a terminal that a bot is thinking. @returns a function that removes the message */
function showThinking({ game, position }: GameMatch, { terminal }: PlaySession): () => void {
  const actor = game.toAct(position);
  if (!terminal.isInteractive || typeof actor !== "number") return () => {};
  const text = terminal.words.text("cli.play.thinking", { seat: seatName(game, position, actor) });
  terminal.output.write(text);
  return () => terminal.output.write(ERASE_LINE);
}

/** The action of a bot, which sees only what its seat sees; undefined if it is stopped. */
export async function askBot(
  match: GameMatch,
  bot: BotSpec,
  session: PlaySession,
  signal: AbortSignal,
): Promise<AnyAction | undefined> {
  const { game } = match;
  const actor = game.toAct(match.position);
  const position = redactPosition(game, match.position, typeof actor === "number" ? actor : undefined);
  const hide = showThinking(match, session);
  try {
    const seed = session.random.integer(SEED_COUNT);
    return bestAction(await runBot({ game, position, seed }, bot, { signal }));
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    hide();
  }
}
