import { seatsOf } from "@serpentarium/core";
import { type RequestKind, seatOf } from "@serpentarium/core/match";
import type { Player } from "@serpentarium/core/series";
import { type Draft, type Drafts, drafts, ending, isOver, notBegun } from "./draft.ts";
import { failLive } from "./failure.ts";
import type { LiveMatch } from "./match.ts";
import { findSecretChoice, findTakeback } from "./takeback.ts";

/** Whether a request can be made now, and what happens once all have agreed. */
function outcomeOfRequest(match: LiveMatch, kind: RequestKind, asker: Player): Drafts {
  if (kind === "next")
    return match.outcome ? drafts({ type: "began" }) : failLive("not-over", { id: "failures.not-over" });
  if (match.outcome) return isOver();
  if (kind === "draw") return ending(match, { reason: "draw" });
  const from = findTakeback(match, seatOf(match, asker));
  return from.ok
    ? drafts({ type: "undone", player: asker, index: from.value, count: match.actions.length - from.value })
    : from;
}

/** Asks all others for something, or agrees to it. Bots agree to takebacks and to the next match, but not to a draw. */
export function ask(match: LiveMatch, player: Player, request: RequestKind): Drafts {
  if (!match.hasBegun) return notBegun();
  const choice = request === "undo" && !match.outcome && findSecretChoice(match, seatOf(match, player));
  if (typeof choice === "number") return drafts({ type: "undone", player, index: choice, count: 1 });
  const asked = match.asked[request] ?? [];
  if (asked.includes(player)) return failLive("asked-already", { id: "failures.asked-already.asked" });
  const done = outcomeOfRequest(match, request, asked[0] ?? player);
  if (!done.ok) return done;
  const own: Draft = { type: "asked", player, request };
  const agrees = (other: Player): boolean => {
    const occupant = match.occupants[other];
    const isBot = occupant !== undefined && "bot" in occupant;
    // a player who is out of this match plays in the next one
    const isOut = request !== "next" && match.game.isOut?.(match.position, seatOf(match, other)) === true;
    return other === player || asked.includes(other) || isOut || (isBot && request !== "draw");
  };
  if (seatsOf(match.table).every(agrees)) return drafts(own, ...done.value);
  return drafts(own);
}

export function decline(match: LiveMatch, player: Player, request: RequestKind): Drafts {
  if (match.asked[request]?.length) return drafts({ type: "declined", player, request });
  return failLive("not-asked", { id: "failures.not-asked.nobody" });
}
