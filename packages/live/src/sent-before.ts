import type { Result } from "@serpentarium/core";
import type { Command, CommandRequest } from "./command.ts";
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

/** What entries a command of each type begins with. */
const FIRST_ENTRIES: Readonly<Record<Command["type"], readonly Entry["type"][]>> = {
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
 * Finds the last entry of a command that was carried out before; undefined where there is none. Its id is one command, whatever
 * seat its sender has by now. Fails where the id is that of another command, or of another sender.
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
