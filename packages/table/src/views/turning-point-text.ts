import { ANALYSIS_MESSAGES } from "../bots/analysis-messages.ts";
import type { TurningPoint } from "../bots/match-analysis.ts";
import { formatPercentChange } from "../bots/percent.ts";
import { narrateEntry } from "../log.ts";
import { localise, type Reader } from "../reader.ts";
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
  const cost = localise(reader, ANALYSIS_MESSAGES.turningPoint, {
    n: index + 1,
    action: entry ? narrateEntry(entry, game, reader.language).join(" ") || notation : notation,
    change: formatPercentChange(-loss),
    who,
  });
  if (better)
    return localise(reader, ANALYSIS_MESSAGES.betterPoint, {
      cost,
      better: localise(reader, better.description),
    });
  if (isUnexplained) return localise(reader, ANALYSIS_MESSAGES.unexplainedPoint, { cost });
  return actor === "chance" ? localise(reader, ANALYSIS_MESSAGES.chancePoint, { cost }) : cost;
}
