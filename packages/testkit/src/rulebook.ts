import type { Clauses } from "@serpentarium/core";
import { lineName, type Section, sectionsOf } from "./markdown.ts";
import { checkOrder, joinLines } from "./order.ts";

/** The minimum number of words in a section, more than repeating its title takes. */
const MIN_WORDS = 10;

/** The sections about clauses. */
const clauseSections = (text: string): Section[] => sectionsOf(text).filter(({ level }) => level === 3);

const countWords = ({ lines }: Section): number =>
  lines.filter(({ isCode }) => !isCode).flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []).length;

function checkLength(section: Section, where: string): string[] {
  const words = countWords(section);
  if (words >= MIN_WORDS) return [];
  const length =
    words === 0 ? "an empty section" : `a section of only ${words} words, expected ${MIN_WORDS} or more`;
  return [`${section.title}: ${length} (${where})`];
}

/**
 * Checks the sections of a rulebook: one per clause, under a heading such as `### move.pair`, in the order of the clauses,
 * none too short. Returns one problem per line, or undefined.
 *
 * @param text - the contents of a file such as `rulebook/en.mdx`
 * @param own - the contents of the file, where `text` is merged with those of a base
 */
export function checkRulebook(clauses: Clauses, text: string, own: string = text): string | undefined {
  const sections = clauseSections(text);
  const whereOf = ({ number }: Section): string => lineName(text, number, own);
  const parts = sections.map((section) => ({ name: section.title, where: whereOf(section) }));
  // merging drops sections of unknown clauses
  const lost = clauseSections(own).flatMap(({ title, number }) =>
    parts.some(({ name }) => name === title) ? [] : [{ name: title, where: `line ${number}` }],
  );
  return joinLines([
    ...checkOrder(Object.keys(clauses), [...parts, ...lost], { part: "section", thing: "clause" }),
    ...sections.flatMap((section) => checkLength(section, whereOf(section))),
  ]);
}
