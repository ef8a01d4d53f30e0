import { isGivingUp } from "@serpentarium/core";
import { seatOf } from "@serpentarium/core/match";
import type { Draft } from "./draft.ts";
import { failLive } from "./failure.ts";
import type { LiveMatch } from "./match.ts";
import { idleOf } from "./progress.ts";
import { findSecretChoice } from "./takeback.ts";

/** The maximal number of effective entries of a match, so that replaying it stays fast. Ends are always allowed. */
export const MAX_ENTRIES = 10_000;
/** The maximal number of entries of a player that change nothing, so that one player cannot use up the entries of the others. */
export const MAX_IDLE_ENTRIES = 1000;

/** Refuses an entry if the match or the player has reached a limit. Leaving and ending the match are never refused. */
export function refuseLength(match: LiveMatch, one: Draft): ReturnType<typeof failLive> | undefined {
  const isGivenUp = one.type === "played" && isGivingUp(one.action.action);
  if (one.type === "ended" || one.type === "left" || isGivenUp) return undefined;
  const { progress, entries } = match;
  const isOwnChoice =
    one.type === "undone" && findSecretChoice(match, seatOf(match, one.player)) === one.index;
  const spent = idleOf(one, isOwnChoice);
  if (!spent && entries.length - progress.idleInAll >= MAX_ENTRIES)
    return failLive("too-long", { id: "failures.too-long.match", data: { max: MAX_ENTRIES } });
  const isSpent =
    spent && ((progress.idle[spent.player] ?? 0) >= MAX_IDLE_ENTRIES || progress.idleInAll >= MAX_ENTRIES);
  return isSpent
    ? failLive("too-long", { id: "failures.too-long.player", data: { max: MAX_IDLE_ENTRIES } })
    : undefined;
}
