import { parseBot } from "@serpentarium/bots";
import { createReader, type Reader } from "../arena/reader.ts";
import { toUsageError, usageError } from "../command-error.ts";

export interface LadderPlayer {
  readonly name: string;
  /** Undefined for bots. */
  readonly program?: Reader;
}

/** Commands have a prefix, a path or arguments; a single word is the name of a bot. */
const IS_COMMAND = /[ /\\]|^engine:/;

/**
 * Parses the players in the arguments.
 *
 * @param seconds - the maximal time for an answer of a program
 * @throws CommandError usage error for unknown bots, and for fewer than two different players
 */
export function readLadderPlayers(names: readonly string[], seconds: number): readonly LadderPlayer[] {
  const players = names.map((name): LadderPlayer => {
    if (IS_COMMAND.test(name)) return { name, program: createReader(name, seconds) };
    const bot = parseBot(name);
    if (!bot.ok) throw toUsageError(bot.error);
    return { name };
  });
  if (names.length >= 2 && new Set(names).size === names.length) return players;
  throw usageError({ id: "cli.ladder.too-few-players" });
}
