import { type BotSpec, bestOf, consider } from "@serpentarium/bots";
import { type AnyAction, seenPosition } from "@serpentarium/core";
import type { Match } from "../match.ts";
import { nameOf } from "../words.ts";
import type { Session } from "./session.ts";

/** Back to the beginning of the line, and what stands there is gone. */
const ERASE = "\r\u001b[K";

/** Seeds come from the session's generator, so that the same seed gives the same match. */
const SEEDS = 2 ** 31;

/** Says at a terminal who is thinking, until that is over. */
function showThinking({ game, ply: { position } }: Match, { terminal }: Session): () => void {
  const actor = game.toAct(position);
  if (!terminal.isInteractive || typeof actor !== "number") return () => {};
  const { en, fr } = nameOf(game, position, actor);
  terminal.output.write(terminal.say({ en: `${en} is thinking …`, fr: `${fr} réfléchit…` }));
  return () => terminal.output.write(ERASE);
}

/** What a bot plays, which sees no more than its seat does; nothing when it is stopped. */
export async function askBot(
  match: Match,
  bot: BotSpec,
  session: Session,
  signal: AbortSignal,
): Promise<AnyAction | undefined> {
  const { game, ply } = match;
  const actor = game.toAct(ply.position);
  const position = seenPosition(game, ply.position, typeof actor === "number" ? actor : undefined);
  const hide = showThinking(match, session);
  try {
    const question = { game, position, seed: session.random.integer(SEEDS) };
    return bestOf(await consider(question, bot, { signal }));
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    hide();
  }
}
