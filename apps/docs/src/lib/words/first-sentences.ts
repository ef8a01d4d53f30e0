import { firstParagraph } from "@serpentarium/rulebook";

/** The first sentences of a Markdown page as plain text, limited to the length that search engines show; `undefined` without text. */
export function firstSentences(markdown: string, maxLength = 160): string | undefined {
  const text = firstParagraph(markdown);
  if (text.length <= maxLength) return text || undefined;
  const sentences = text.slice(0, maxLength).match(/^.*[.:;](?=\s)/)?.[0];
  return sentences?.replace(/[:;]$/, ".") ?? `${text.slice(0, text.lastIndexOf(" ", maxLength))}…`;
}
