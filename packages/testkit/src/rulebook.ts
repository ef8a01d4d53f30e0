import type { Clauses } from "@serpentarium/core";
import { type Part, partsOf } from "./markdown.ts";
import { listed, outOfOrder } from "./order.ts";

/** A section says something: a title that is said again does not do. */
const LEAST_WORDS = 10;

const wordsIn = ({ lines }: Part): number =>
  lines.filter(({ isCode }) => !isCode).flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []).length;

function tooShort(section: Part): string[] {
  const words = wordsIn(section);
  if (words >= LEAST_WORDS) return [];
  return [
    `${section.title}: ${words === 0 ? "an empty section" : `a section of only ${words} words, of ${LEAST_WORDS} at least`}`,
  ];
}

/**
 * Holds a rulebook against the clauses: one section a clause, under a heading such as `### move.pair`, in the order
 * of the clauses, none without words. What is wrong, a line each; nothing when all is well.
 *
 * @param text - the whole of `rulebook/en.mdx` or `fr.mdx`
 */
export function checkRulebook(clauses: Clauses, text: string): string | undefined {
  const sections = partsOf(text).filter(({ level }) => level === 3);
  const titles = sections.map(({ title }) => title);
  return listed([
    ...outOfOrder(Object.keys(clauses), titles, { part: "section", thing: "clause" }),
    ...sections.flatMap(tooShort),
  ]);
}
