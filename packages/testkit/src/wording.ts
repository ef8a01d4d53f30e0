import { type Data, fill, LANGUAGES, type Text } from "@serpentarium/core";

/** What is wrong with words that a person is to read, if anything is. */
export function misworded(words: unknown): string | undefined {
  if (typeof words !== "string") return `is ${typeof words}, not words`;
  if (words.trim() === "") return "is empty";
  const slip = /undefined|\bNaN\b|\[object|\{\w+\}/.exec(words);
  return slip ? `says "${slip[0]}": ${words}` : undefined;
}

/** What is wrong with a text in some language, if anything is. */
export function mistold(what: string, text: Text | undefined, data?: Data): string | undefined {
  for (const language of LANGUAGES) {
    const words = text && (data ? fill(text, language, data) : text[language]);
    const wrong = misworded(words);
    if (wrong) return `${what} (${language}) ${wrong}`;
  }
  return undefined;
}

/** What is wrong with a text whose placeholders are yet to be filled; they must be the same in every language. */
export function mistemplated(what: string, text: Text): string | undefined {
  const [names, others] = LANGUAGES.map((language) =>
    [...new Set(Array.from(text[language]?.matchAll(/\{(\w+)\}/g) ?? [], ([, name]) => name))]
      .toSorted()
      .join(),
  );
  if (names !== others)
    return `${what} has the placeholders ${names} in one language and ${others} in the other`;
  return mistold(what, {
    en: text.en?.replaceAll(/\{\w+\}/g, "…"),
    fr: text.fr?.replaceAll(/\{\w+\}/g, "…"),
  });
}
