import type { Clauses } from "@serpentarium/core";

interface Section {
  readonly title: string;
  readonly words: number;
}

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** The sections under headings of the third level, as far as the next heading; code blocks hold none. */
function sectionsOf(text: string): Section[] {
  const body = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  return body
    .split(/^(?=#{1,6} )/m)
    .filter((part) => part.startsWith("### "))
    .map((part) => {
      const [heading = "", ...rest] = part.split("\n");
      return { title: heading.slice(4).trim(), words: wordsIn(rest.join("\n")) };
    });
}

/**
 * Holds a rulebook against the clauses: one section a clause, under a heading such as `### move.pair`, in the order
 * of the clauses. What is wrong, a line each; nothing when all is well.
 *
 * @param text - the whole of `rulebook/en.mdx` or `fr.mdx`
 */
export function checkRulebook(clauses: Clauses, text: string): string | undefined {
  const ids = Object.keys(clauses);
  const sections = sectionsOf(text);
  const titles = sections.map(({ title }) => title);
  const known = titles.filter((title) => ids.includes(title));
  const order = ids.filter((id) => known.includes(id));
  const misplaced = known.find((title, i) => title !== order[i]);
  const lines = [
    ...ids.filter((id) => !titles.includes(id)).map((id) => `${id}: no section`),
    ...titles.filter((title) => !ids.includes(title)).map((title) => `${title}: a section, but no clause`),
    ...titles.filter((title, i) => titles.indexOf(title) !== i).map((title) => `${title}: two sections`),
    ...sections.filter(({ words }) => words === 0).map(({ title }) => `${title}: an empty section`),
    ...(misplaced ? [`${misplaced}: not in the order of the clauses`] : []),
  ];
  return lines.length > 0 ? lines.join("\n") : undefined;
}
