import type { Clause, Clauses, Language } from "@serpentarium/core";
import type { MdastNode } from "satteri";
import { isListed, RULING_WORDS } from "./rulings.ts";
import { SOURCES } from "./wording.ts";

/** A node of Markdown of one kind. */
export type MdastOf<K extends MdastNode["type"]> = Extract<MdastNode, { readonly type: K }>;
type Paragraphs = readonly MdastOf<"paragraph">[];

const text = (value: string): MdastOf<"text"> => ({ type: "text", value });

/** A heading of a chapter with an id of its own. */
export const heading = (id: string, title: string): MdastOf<"heading"> => ({
  type: "heading",
  depth: 2,
  children: [text(title)],
  data: { hProperties: { id } },
});

/** What a clause rests on, in a word. */
const mark = (source: Clause["source"], language: Language): MdastOf<"mdxJsxTextElement"> => ({
  type: "mdxJsxTextElement",
  name: "span",
  attributes: Object.entries({ class: "clause-kind", "data-source": source }).map(([name, value]) => ({
    type: "mdxJsxAttribute",
    name,
    value,
  })),
  children: [text(SOURCES[source].name[language])],
});

/** A clause on the list: its title, what it rests on, and the paragraphs that say why. */
const item = (
  id: string,
  { source, title }: Clause,
  why: Paragraphs,
  language: Language,
): MdastOf<"listItem"> => ({
  type: "listItem",
  spread: true,
  children: [
    {
      type: "paragraph",
      children: [
        { type: "link", url: `#${id}`, children: [text(title[language])] },
        text(" "),
        { type: "inlineCode", value: id },
        text(" "),
        mark(source, language),
      ],
    },
    ...why,
  ],
});

/**
 * The list of all rulings of a game, with their reasons from the sections; nothing where there is none.
 *
 * @param reasons - the paragraphs that weigh what is printed, by clause
 */
export function rulingsSection(
  clauses: Clauses,
  reasons: ReadonlyMap<string, Paragraphs>,
  language: Language,
): MdastNode[] {
  const listed = Object.entries(clauses).flatMap(([id, clause]) => {
    const why = reasons.get(id) ?? [];
    return isListed(clause.source, why.length) ? [item(id, clause, why, language)] : [];
  });
  if (listed.length === 0) return [];
  return [
    heading("rulings", RULING_WORDS.title[language]),
    { type: "paragraph", children: [text(RULING_WORDS.intro[language])] },
    { type: "list", ordered: false, spread: true, children: listed },
  ];
}
