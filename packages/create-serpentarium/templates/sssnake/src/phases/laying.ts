import type { ActionIn, Phase, PositionIn, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import { type LayingPhase, sssnake } from "@serpentarium/sssnake";
import type { MySssnake } from "../game.ts";

/** Whether a crossing that goes to the tail could go to the head: then it has to, so something is always left to do. */
function refuseBehind(
  position: PositionIn<MySssnake, LayingPhase>,
  action: ActionIn<MySssnake, LayingPhase>,
): Refusal<"place.crossing-ahead"> | undefined {
  if (action.type !== "lay" || action.kind !== "X" || action.end !== "t") return undefined;
  const isRefusedAhead = sssnake.refuse(position, { ...action, end: "h" }) !== undefined;
  return isRefusedAhead ? undefined : { clause: "place.crossing-ahead" };
}

/** Sssnake’s phases in which a card is laid, crossings at the head (`place.crossing-ahead`). */
export const laying = {
  keep: (phase: Phase<MySssnake, "keep">) => withRefusal(phase, refuseBehind),
  lend: (phase: Phase<MySssnake, "lend">) => withRefusal(phase, refuseBehind),
  receive: (phase: Phase<MySssnake, "receive">) => withRefusal(phase, refuseBehind),
  reclaim: (phase: Phase<MySssnake, "reclaim">) => withRefusal(phase, refuseBehind),
} as const;
