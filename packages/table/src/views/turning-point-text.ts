import type { TurningPoint } from "../bots/match-analysis.ts";
import { narrateEntry } from "../log.ts";
import type { Reader } from "../reader.ts";
import { seatName } from "../seat-names.ts";
import type { TableState } from "../table-state.ts";

/** A turning point as a line of text: the action, its cost for the seat, and the better action. */
export function turningPointText(
  { game, context, log }: TableState,
  point: TurningPoint,
  reader: Reader,
): string {
  const { index, notation, seat, loss, better, actor, isUnexplained } = point;
  const who = seatName(game, context.position, seat);
  const entry = log[index];
  const cost = reader.words.text("table.analysis.turning-point", {
    n: index + 1,
    action: entry ? narrateEntry(entry, reader.words).join(" ") || notation : notation,
    fewer: Math.round(100 * loss),
    who,
  });
  if (better)
    return reader.words.text("table.analysis.better-point", {
      cost,
      better: better.description.map((part) => reader.words.format(part)).join(" "),
    });
  if (isUnexplained) return reader.words.text("table.analysis.unexplained-point", { cost });
  return actor === "chance" ? reader.words.text("table.analysis.chance-point", { cost }) : cost;
}
