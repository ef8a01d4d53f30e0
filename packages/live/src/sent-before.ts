import type { Result } from "@serpentarium/core";
import type { CommandRequest, MatchCommand } from "./command.ts";
import type { Entry } from "./entry.ts";
import { failLive } from "./failure.ts";
import type { LiveMatch } from "./match.ts";

/** Returns the hash of the secret with which the command of an entry was sent: of the invitation for the first. */
function keyOf({ entries, invite, occupants, progress }: LiveMatch, n: number): string | undefined {
  const { by } = entries.at(n) ?? {};
  if (by === undefined) return invite;
  const isSamePlayer = occupants[by] && (progress.seated[by] ?? 0) <= n;
  const sender = isSamePlayer
    ? occupants[by]
    : entries.from(0).findLast((one, i) => i <= n && one.type === "joined" && one.player === by);
  return sender && "key" in sender ? sender.key : undefined;
}

/** The possible types of the first entry of each type of command. */
const FIRST_ENTRIES: Readonly<Record<MatchCommand["type"], readonly Entry["type"][]>> = {
  create: ["created"],
  join: ["joined"],
  "seat-bot": ["joined"],
  leave: ["left"],
  play: ["played"],
  ask: ["asked", "undone"],
  decline: ["declined"],
  end: ["ended", "played"],
};

/**
 * Finds the last entry of a command that was executed before; undefined if there is none. The id identifies the command, even if its sender
 * has another seat now. Fails if another command or another sender has used the id.
 */
export function findCommand(match: LiveMatch, request: CommandRequest): Result<number> | undefined {
  const { entries } = match;
  const { command, key, invite } = request;
  const first = entries.firstOf(command.id);
  if (first === undefined || (command.type === "create" && invite !== match.invite)) return undefined;
  let n = first;
  while (entries.at(n + 1)?.command === command.id) n++;
  const isSame = FIRST_ENTRIES[command.type].some((type) => type === entries.at(first)?.type);
  if (isSame && keyOf(match, n) === (command.type === "create" ? invite : key)) return { ok: true, value: n };
  return failLive("id-taken", { id: "failures.id-taken.command" });
}
