import type { Clauses } from "@serpentarium/core";
import { type Section, sectionsOf } from "./markdown.ts";
import { checkOrder, joinLines } from "./order.ts";

/** The minimum number of words in a section, more than repeating its title takes. */
const MIN_WORDS = 10;

const countWords = ({ lines }: Section): number =>
  lines.filter(({ isCode }) => !isCode).flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []).length;

function checkLength(section: Section): string[] {
  const words = countWords(section);
  if (words >= MIN_WORDS) return [];
  return [
    `${section.title}: ${words === 0 ? "an empty section" : `a section of only ${words} words, expected ${MIN_WORDS} or more`}`,
  ];
}

/**
 * Checks the sections of a rulebook: one per clause, under a heading such as `### move.pair`, in the order of the clauses,
 * none too short. Returns one problem per line, or undefined.
 *
 * @param text - the contents of `rulebook/en.mdx` or `fr.mdx`
 */
export function checkRulebook(clauses: Clauses, text: string): string | undefined {
  const sections = sectionsOf(text).filter(({ level }) => level === 3);
  const titles = sections.map(({ title }) => title);
  return joinLines([
    ...checkOrder(Object.keys(clauses), titles, { part: "section", thing: "clause" }),
    ...sections.flatMap(checkLength),
  ]);
}
