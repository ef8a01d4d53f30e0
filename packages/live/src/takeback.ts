import { isGivingUp, type Result, redactPosition, type Seat, seatsOf } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { failLive } from "./failure.ts";
import type { LiveMatch } from "./match.ts";

/** The own pending secret choice of a seat. */
export function findSecretChoice({ position, actions }: LiveMatch, seat: Seat): number | undefined {
  const choice = position.choices?.find((one) => one.seat === seat);
  return choice && actions.findLastIndex(({ action }) => dequal(action, choice));
}

/** Returns what an undo takes back: the last action of a seat and all after it. Fails across chance, a reveal or a seat that has left. */
export function findTakeback({ game, table, actions }: LiveMatch, seat: Seat): Result<number> {
  const index = actions.findLastIndex(({ actor }) => actor === seat);
  if (index < 0) return failLive("nothing-to-undo", { id: "failures.nothing-to-undo.none" });
  for (const { actor, action, from } of actions.from(index)) {
    // if all seats know the whole position, no action can reveal anything
    const isOpen = seatsOf(table).every((one) => dequal(redactPosition(game, from, one), from));
    if (actor === "chance" || !isOpen || isGivingUp(action))
      return failLive("no-takeback", { id: "failures.no-takeback.stays" });
  }
  return { ok: true, value: index };
}
