import { chaptersOf, linesOf, type Section } from "./section.ts";

/** A rulebook in a few sentences per clause, as plain text. */
export interface ShortRulebook {
  /** The first paragraph of the introduction. */
  readonly introduction: string;
  /** The chapters with clauses. */
  readonly chapters: readonly {
    readonly title: string;
    readonly clauses: readonly { readonly id: string; readonly text: string }[];
  }[];
}

const isParagraph = (block: string): boolean => /^[\p{L}`*[]/u.test(block) && !block.startsWith("import ");

/** Returns the first paragraph of Markdown as plain text; empty without one. */
export function firstParagraph(markdown: string): string {
  const lines = linesOf(markdown).map(({ text, isCode }) => (isCode ? "" : text));
  const paragraph =
    lines
      .join("\n")
      .split(/\n\s*\n/)
      .find(isParagraph) ?? "";
  return paragraph
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The length from which no further sentence is added. */
const ENOUGH = 220;

/** The first sentences of a text, up to the length {@link ENOUGH}. */
function firstSentences(text: string, language: string): string {
  let short = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    if (short && short.length + segment.length > ENOUGH) break;
    short += segment;
  }
  return short.trim();
}

/**
 * Shortens a rulebook to the first sentences of each section.
 *
 * @param language - the tag of its language
 * @param includes - whether to keep a clause
 */
export function shortenRulebook(
  sections: readonly Section[],
  language: string,
  includes: (clause: string) => boolean,
): ShortRulebook {
  const introduction = sections.find(({ kind }) => kind === "introduction");
  const chapters = chaptersOf(sections).map((chapter) => ({
    title: chapter.title,
    clauses: chapter.sections
      .filter(({ kind, title }) => kind === "clause" && includes(title))
      .map(({ title: id, text }) => ({ id, text: firstSentences(firstParagraph(text), language) })),
  }));
  return {
    introduction: firstParagraph(introduction?.text ?? ""),
    chapters: chapters.filter(({ clauses }) => clauses.length > 0),
  };
}
