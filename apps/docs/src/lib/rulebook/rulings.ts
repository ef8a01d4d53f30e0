import type { ClauseSource, Words } from "@serpentarium/core";

/** Whether a paragraph of a clause discusses the printed rules: it contains one of the words for them. */
export function discussesPrintedRules(paragraph: string, words: Words): boolean {
  const mentions = words.text("site.rulebook.rulings.mentions").split(" ");
  const segments = new Intl.Segmenter(words.language, { granularity: "word" }).segment(paragraph);
  return [...segments].some(({ segment }) => mentions.includes(segment.toLocaleLowerCase(words.language)));
}

/** Whether the list includes a clause: all rulings and departures, and other clauses with a paragraph about the printed rules. */
export const isListedRuling = (source: ClauseSource, reasons: number): boolean =>
  source === "ruling" || source === "departure" || reasons > 0;
