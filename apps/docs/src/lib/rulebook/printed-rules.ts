import type { GamePlugin, PrintedRules } from "@serpentarium/core";
import { baseOf } from "../registry/games.ts";

/** The printed rules of a game, and of a variant those of its base. */
export const printOf = (plugin: GamePlugin): PrintedRules | undefined =>
  plugin.print ?? baseOf(plugin)?.print;

/** A section of the print, and the sentences in it that a clause comes from. */
export interface PrintedPlace {
  readonly section: string;
  readonly sentences: readonly string[];
}

/** Where a clause is printed. */
export const placesOf = (print: PrintedRules, clause: string): readonly PrintedPlace[] =>
  print.sections.flatMap(({ title, sentences }) => {
    const numbers = Object.keys(sentences).filter((number) => sentences[number]?.includes(clause));
    return numbers.length > 0 ? [{ section: title, sentences: numbers }] : [];
  });
