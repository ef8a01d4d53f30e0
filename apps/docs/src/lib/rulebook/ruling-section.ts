import type { Clause, Clauses, Words } from "@serpentarium/core";
import type { MdastNode } from "satteri";
import { wordsOf } from "../build/config-modules.ts";
import type { Language } from "../words/languages.ts";
import { isListedRuling } from "./rulings.ts";

export type MdastOf<K extends MdastNode["type"]> = Extract<MdastNode, { readonly type: K }>;
interface Book {
  readonly game: string;
  readonly language: Language;
}

type Paragraphs = readonly MdastOf<"paragraph">[];

const textNode = (value: string): MdastOf<"text"> => ({ type: "text", value });

export const chapterHeading = (id: string, title: string): MdastOf<"heading"> => ({
  type: "heading",
  depth: 2,
  children: [textNode(title)],
  data: { hProperties: { id } },
});

/** A badge with the source of a clause. */
const sourceMark = (source: Clause["source"], words: Words): MdastOf<"mdxJsxTextElement"> => ({
  type: "mdxJsxTextElement",
  name: "span",
  attributes: Object.entries({ class: "clause-kind", "data-source": source }).map(([name, value]) => ({
    type: "mdxJsxAttribute",
    name,
    value,
  })),
  children: [textNode(words.text(`site.rulebook.sources.${source}.name`))],
});

/** A list item for a clause: its title, its source and the paragraphs with its reasons. */
const rulingItem = (id: string, { source }: Clause, why: Paragraphs, words: Words): MdastOf<"listItem"> => ({
  type: "listItem",
  spread: true,
  children: [
    {
      type: "paragraph",
      children: [
        {
          type: "link",
          url: `#${id}`,
          children: [textNode(words.text(`clauses.${id}.title`))],
        },
        textNode(" "),
        { type: "inlineCode", value: id },
        textNode(" "),
        sourceMark(source, words),
      ],
    },
    ...why,
  ],
});

/**
 * The chapter that lists all rulings of a game with their reasons; empty if there are none.
 *
 * @param reasons - the paragraphs that discuss the printed rules, by clause
 */
export function rulingsSection(
  book: Book,
  clauses: Clauses,
  reasons: ReadonlyMap<string, Paragraphs>,
): MdastNode[] {
  const words = wordsOf(book.game, book.language);
  const listed = Object.entries(clauses).flatMap(([id, clause]) => {
    const why = reasons.get(id) ?? [];
    return isListedRuling(clause.source, why.length) ? [rulingItem(id, clause, why, words)] : [];
  });
  if (listed.length === 0) return [];
  return [
    chapterHeading("rulings", words.text("site.rulebook.rulings.title")),
    { type: "paragraph", children: [textNode(words.text("site.rulebook.rulings.intro"))] },
    { type: "list", ordered: false, spread: true, children: listed },
  ];
}
