import type { Game, Seat } from "@serpentarium/core";
import type { LogEntry } from "./log.ts";
import { seatAfterChance } from "./seat-after-chance.ts";

/** A row of the log: the actions of one round, by seat. Actions of chance are with those of the seat that acts next. */
export interface LogRow {
  readonly cells: readonly (readonly LogEntry[])[];
}

/** Whether an action begins another turn of a seat that already has some in the row. */
const isNextTurn = (cell: readonly LogEntry[], { from }: LogEntry): boolean =>
  cell.some((other) => other.actor !== "chance" && other.from.phase === from.phase);

/** Arranges a log in rows with a cell for each seat. */
export function toLogRows(game: Game, log: readonly LogEntry[], seats: number): readonly LogRow[] {
  const rows: { readonly cells: LogEntry[][] }[] = [];
  let seat: Seat = 0;
  let chance: LogEntry[] = [];
  const add = (next: Seat, entries: readonly LogEntry[]): void => {
    const last = rows.at(-1);
    const isNext = !last || next < seat || entries.some((entry) => isNextTurn(last.cells[next] ?? [], entry));
    const { cells } = isNext ? { cells: Array.from({ length: seats }, (): LogEntry[] => []) } : last;
    if (isNext) rows.push({ cells });
    cells[next]?.push(...entries);
    seat = next;
  };
  for (const entry of log) {
    chance.push(entry);
    if (entry.actor === "chance") continue;
    add(entry.actor, chance);
    chance = [];
  }
  const pending = chance.at(-1);
  // chance cannot act in a redacted position
  if (pending) add((game.hidden ? undefined : seatAfterChance(game, pending.position)) ?? seat, chance);
  return rows;
}
