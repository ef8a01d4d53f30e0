import type { Game, Language } from "@serpentarium/core";
import { proportionInterval } from "@serpentarium/lab";
import { formatColumns } from "../columns.ts";
import type { ReadingResult } from "./play-arena.ts";

/** The quantile of a normal distribution for 95 %. */
const Z = 1.96;

/** The results of one player: with the rulebook, and with the other one where two are compared. */
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

const TEXTS = {
  en: {
    mistake: "first answers",
    share: "share",
    interval: "95 %",
    other: "other rulebook",
    difference: "difference",
    legal: "legal",
    turns: "turns",
  },
  fr: {
    mistake: "premières réponses",
    share: "part",
    interval: "95 %",
    other: "autres règles",
    difference: "différence",
    legal: "permises",
    turns: "tours",
  },
} as const;

/** Renders the results of one player as lines. */
export function renderResults(game: Game, { one, other }: ReaderResults, language: Language): string[] {
  const texts = TEXTS[language];
  const percent = (share: number): string =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
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
  const titleOf = (id: string): string => {
    const title = Object.hasOwn(game.clauses, id) ? game.clauses[id]?.title[language] : undefined;
    return title ? `${id}: ${title}` : id;
  };
  const total = (id: string): number => (one.mistakes[id] ?? 0) + (other?.mistakes[id] ?? 0);
  const ids = [...new Set([...Object.keys(one.mistakes), ...Object.keys(other?.mistakes ?? {})])];
  ids.sort((a, b) => total(b) - total(a) || a.localeCompare(b));
  const heading = [texts.mistake, "", texts.share, texts.interval];
  return [
    `${one.reader} (${one.turns} ${texts.turns}${other ? `, ${other.turns}` : ""})`,
    ...(one.turns === 0 || other?.turns === 0
      ? []
      : formatColumns([
          other ? [...heading, texts.other, "", texts.difference, texts.interval] : heading,
          row(texts.legal, one.legal, other?.legal ?? 0),
          ...ids.map((id) => row(titleOf(id), one.mistakes[id] ?? 0, other?.mistakes[id] ?? 0)),
        ])),
  ];
}
