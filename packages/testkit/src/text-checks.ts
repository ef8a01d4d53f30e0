import { formatText, LANGUAGES, type Message, type TextValues } from "@serpentarium/core";

/** Checks a text for readers: a string that is not empty and has no artefacts such as `undefined` or open placeholders. */
export function checkString(text: unknown): string | undefined {
  if (typeof text !== "string") return `is ${typeof text}, not a string`;
  if (text.trim() === "") return "is empty";
  const artefact = /undefined|\bNaN\b|\[object|\{\w+\}/.exec(text);
  return artefact ? `contains "${artefact[0]}": ${text}` : undefined;
}

/** Checks a text in both languages. Returns the problem, with the label, or undefined. */
export function checkText(label: string, text: Message | undefined, data?: TextValues): string | undefined {
  for (const language of LANGUAGES) {
    const filled = text && (data ? formatText(text, language, data) : text[language]);
    const problem = checkString(filled);
    if (problem) return `${label} (${language}) ${problem}`;
  }
  return undefined;
}

/** Checks a text with placeholders, which must be the same in both languages. */
export function checkTemplate(label: string, text: Message): string | undefined {
  const [names, others] = LANGUAGES.map((language) =>
    [...new Set(Array.from(text[language]?.matchAll(/\{(\w+)\}/g) ?? [], ([, name]) => name))]
      .toSorted()
      .join(),
  );
  if (names !== others)
    return `${label} has the placeholders ${names} in one language and ${others} in the other`;
  return checkText(label, {
    en: text.en?.replaceAll(/\{\w+\}/g, "…"),
    fr: text.fr?.replaceAll(/\{\w+\}/g, "…"),
  });
}
