import type { Clauses } from "@serpentarium/core";
import type { Section } from "@serpentarium/rulebook";
import { lineName } from "./markdown.ts";
import { checkOrder, joinLines } from "./order.ts";

/** The minimal number of words in a section, so that repeating its title is not enough. */
const MIN_WORDS = 10;

const countWords = ({ lines: [, ...lines] }: Section): number =>
  lines.filter(({ isCode }) => !isCode).flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []).length;

function checkLength(section: Section, where: string): string[] {
  const words = countWords(section);
  if (words >= MIN_WORDS) return [];
  const length =
    words === 0 ? "an empty section" : `a section of only ${words} words, expected ${MIN_WORDS} or more`;
  return [`${section.title}: ${length} (${where})`];
}

/**
 * Checks the sections of a rulebook: one per clause, under a heading such as `### move.pair`, in the order of the clauses, none too short.
 * Returns one problem per line, or undefined.
 *
 * @param rulebook - its sections in one language
 */
export function checkRulebook(clauses: Clauses, rulebook: readonly Section[]): string | undefined {
  const sections = rulebook.filter(({ kind }) => kind === "clause");
  const whereOf = ({ lines: [heading] }: Section): string => lineName(heading);
  const parts = sections.map((section) => ({ name: section.title, where: whereOf(section) }));
  return joinLines([
    ...checkOrder(Object.keys(clauses), parts, { part: "section", thing: "clause" }),
    ...sections.flatMap((section) => checkLength(section, whereOf(section))),
  ]);
}
