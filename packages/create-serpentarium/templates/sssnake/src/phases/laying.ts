import type { ActionInPhase, Phase, PositionInPhase, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import { type LayingPhase, sssnake } from "@serpentarium/sssnake";
import type { MySssnake } from "../types.ts";

/** Refuses a crossing at the tail if it fits at the head; a legal action therefore always remains. */
function refuseTail(
  position: PositionInPhase<MySssnake, LayingPhase>,
  action: ActionInPhase<MySssnake, LayingPhase>,
): Refusal<"place.crossing-ahead"> | undefined {
  if (action.type !== "lay" || action.kind !== "X" || action.end !== "t") return undefined;
  const isRefusedAhead = sssnake.refuse(position, { ...action, end: "h" }) !== undefined;
  return isRefusedAhead ? undefined : { clause: "place.crossing-ahead" };
}

/** The phases of Sssnake in which a card is laid, with the clause `place.crossing-ahead`. */
export const laying = {
  keep: (phase: Phase<MySssnake, "keep">) => withRefusal(phase, refuseTail),
  lend: (phase: Phase<MySssnake, "lend">) => withRefusal(phase, refuseTail),
  receive: (phase: Phase<MySssnake, "receive">) => withRefusal(phase, refuseTail),
  reclaim: (phase: Phase<MySssnake, "reclaim">) => withRefusal(phase, refuseTail),
} as const;
