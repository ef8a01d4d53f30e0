import type { GamePlugin, PrintedRules } from "@serpentarium/core";
import { baseOf } from "../registry/games.ts";

/** The printed rules of a game, and of a variant those of its base. */
export const printOf = (plugin: GamePlugin): PrintedRules | undefined =>
  plugin.print ?? baseOf(plugin)?.print;

/** A section of the print, and the sentences in it that a clause comes from. */
export interface PrintedPlace {
  readonly section: string;
  /** Their numbers, such as `1–3, 7`. */
  readonly sentences: string;
}

/** Formats ascending numbers as ranges. */
function formatRanges(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/** Where a clause is printed. */
export const placesOf = (print: PrintedRules, clause: string): readonly PrintedPlace[] =>
  print.sections.flatMap(({ title, sentences }) => {
    const numbers = Object.entries(sentences).flatMap(([number, ids]) =>
      ids.includes(clause) ? Number(number) : [],
    );
    return numbers.length > 0 ? [{ section: title, sentences: formatRanges(numbers) }] : [];
  });
