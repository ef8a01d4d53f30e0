const isText = (block: string): boolean => /^[\p{L}`*[]/u.test(block) && !block.startsWith("import ");

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The first sentences of a page in Markdown as plain text, as many as a search engine shows; none where it has no text. */
export function firstWords(markdown: string, most = 160): string | undefined {
  const text = plain(markdown.split(/\n\s*\n/).find(isText) ?? "");
  if (text.length <= most) return text || undefined;
  const sentences = text.slice(0, most).match(/^.*[.:;](?=\s)/)?.[0];
  return sentences?.replace(/[:;]$/, ".") ?? `${text.slice(0, text.lastIndexOf(" ", most))}…`;
}
