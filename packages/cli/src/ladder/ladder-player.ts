import { parseBot } from "@serpentarium/bots";
import { createReader, type Reader } from "../arena/reader.ts";
import { toUsageError, usageError } from "../command-error.ts";

/** A player of a ladder: a bot, or a program that is asked for each action. */
export interface LadderPlayer {
  readonly name: string;
  /** Missing for bots. */
  readonly program?: Reader;
}

/** Commands have a prefix, a path or arguments; one word is the name of a bot. */
const IS_COMMAND = /[ /\\]|^engine:/;

/**
 * The players of the arguments.
 *
 * @param seconds - the longest time of an answer of a program
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
