import type { Game, Words } from "@serpentarium/core";
import { proportionInterval } from "@serpentarium/lab";
import { formatColumns } from "../columns.ts";
import { citeClause } from "../describe.ts";
import type { ReadingResult } from "./play-arena.ts";

/** The quantile of a normal distribution for 95 %. */
const Z = 1.96;

/** The results of one player: with the rulebook, and with another one if two are compared. */
export interface ReaderResults {
  readonly one: ReadingResult;
  readonly other?: ReadingResult;
}

/** The difference of two shares with its 95 % interval, from the intervals of both (MOVER). */
export function differenceOfShares(a: number, ofA: number, b: number, ofB: number) {
  const [p, q] = [a / ofA, b / ofB];
  const [first, second] = [proportionInterval(p, ofA, Z), proportionInterval(q, ofB, Z)];
  const value = q - p;
  return {
    value,
    low: value - Math.hypot(q - second.low, first.high - p),
    high: value + Math.hypot(second.high - q, p - first.low),
  };
}

/** Renders the results of one player as lines. */
export function renderResults(game: Game, { one, other }: ReaderResults, words: Words): string[] {
  const percent = (share: number): string =>
    new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 }).format(share);
  const range = (low: number, high: number): string => `${percent(low)} … ${percent(high)}`;
  const shareOf = (count: number, turns: number): string[] => {
    const interval = proportionInterval(count / turns, turns, Z);
    return [`${count}`, percent(count / turns), range(interval.low, interval.high)];
  };
  const row = (label: string, count: number, otherCount: number): string[] => {
    const cells = [label, ...shareOf(count, one.turns)];
    if (!other) return cells;
    const { value, low, high } = differenceOfShares(count, one.turns, otherCount, other.turns);
    return [...cells, ...shareOf(otherCount, other.turns).slice(0, 2), percent(value), range(low, high)];
  };
  const titleOf = (id: string): string => words.format(citeClause(game, id));
  const total = (id: string): number => (one.mistakes[id] ?? 0) + (other?.mistakes[id] ?? 0);
  const ids = [...new Set([...Object.keys(one.mistakes), ...Object.keys(other?.mistakes ?? {})])];
  ids.sort((a, b) => total(b) - total(a) || a.localeCompare(b));
  const interval = words.text("cli.arena.headings.interval");
  const heading = [
    words.text("cli.arena.headings.answers"),
    "",
    words.text("cli.arena.headings.share"),
    interval,
  ];
  const compared = [
    words.text("cli.arena.headings.other"),
    "",
    words.text("cli.arena.headings.difference"),
    interval,
  ];
  return [
    other
      ? words.text("cli.arena.reader-compared", { reader: one.reader, turns: one.turns, other: other.turns })
      : words.text("cli.arena.reader", { reader: one.reader, turns: one.turns }),
    ...(one.turns === 0 || other?.turns === 0
      ? []
      : formatColumns([
          other ? [...heading, ...compared] : heading,
          row(words.text("cli.arena.legal"), one.legal, other?.legal ?? 0),
          ...ids.map((id) => row(titleOf(id), one.mistakes[id] ?? 0, other?.mistakes[id] ?? 0)),
        ])),
  ];
}
