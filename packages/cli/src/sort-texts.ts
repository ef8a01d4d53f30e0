/** Texts in order of code points, which is not that of JavaScript's UTF-16 units. */
export const sortTexts = (texts: readonly string[]): string[] =>
  texts.toSorted((a, b) => Buffer.from(a).compare(Buffer.from(b)));
