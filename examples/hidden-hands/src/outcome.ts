import type { Outcome } from "@serpentarium/core";
import { type Field, scoresOf } from "./position.ts";

/** How a game stands whose last round is over: the most eggs win (`end.hands`). */
export function outcomeOf({ table, rounds }: Pick<Field, "table" | "rounds">): Outcome {
  const scores = scoresOf(rounds, table.seats);
  const most = Math.max(...scores);
  const winners = [...scores.keys()].filter((seat) => scores[seat] === most);
  return { winners, reason: "end.hands", scores };
}
