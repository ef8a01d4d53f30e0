/** Sorts texts by code point; `sort` of JavaScript goes by UTF-16 unit. */
export const sortByCodePoint = (texts: readonly string[]): string[] =>
  texts.toSorted((a, b) => Buffer.from(a).compare(Buffer.from(b)));
