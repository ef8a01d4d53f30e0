import { linesOf } from "./section.ts";

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
