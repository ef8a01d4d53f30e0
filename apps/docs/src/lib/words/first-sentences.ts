const isParagraph = (block: string): boolean => /^[\p{L}`*[]/u.test(block) && !block.startsWith("import ");

const toPlainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The first paragraph of a Markdown text as plain text; empty without one. */
export const firstParagraph = (markdown: string): string =>
  toPlainText(markdown.split(/\n\s*\n/).find(isParagraph) ?? "");

/** The first sentences of a Markdown page as plain text, up to the length that search engines show; `undefined` without text. */
export function firstSentences(markdown: string, maxLength = 160): string | undefined {
  const text = firstParagraph(markdown);
  if (text.length <= maxLength) return text || undefined;
  const sentences = text.slice(0, maxLength).match(/^.*[.:;](?=\s)/)?.[0];
  return sentences?.replace(/[:;]$/, ".") ?? `${text.slice(0, text.lastIndexOf(" ", maxLength))}…`;
}
