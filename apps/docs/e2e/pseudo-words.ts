/** Writes the words of pseudo-languages, derived from English, which reveal texts that are cut off, untranslated or not mirrored. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { messagesById, type WordsFile } from "@serpentarium/core/words";
import { wordsFilesIn } from "@serpentarium/core/words/node";
import { type Model, parseMessage, stringifyMessage } from "messageformat";

/** How a pseudo-language transforms English texts. */
export interface PseudoLanguage {
  readonly tag: string;
  /** Added around each message. */
  readonly ends: readonly [start: string, end: string];
  write(text: string): string;
}

const translated =
  (letters: string, others: readonly string[]) =>
  (text: string): string =>
    text.replaceAll(/[a-z]/gi, (letter) => others[letters.indexOf(letter)] ?? letter);

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."åƀçđéƒğĥîĵķļmñöþqŕšţûvŵxýžÅBÇĐÉFĞĤÎĴĶĻMÑÖÞQŔŠŢÛVŴXÝŽ"];
const ARABIC = [..."ابتثجحخدذرزسشصضطظعغفقكلمنه", ..."ابتثجحخدذرزسشصضطظعغفقكلمنه"];

const accented = translated(LETTERS, ACCENTED);

/** Accents, and repeated vowels that lengthen words by about 40 %. */
export const LONG: PseudoLanguage = {
  tag: "en-XA",
  ends: ["⟦", "⟧"],
  write: (text) => accented(text.replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())),
};

/** Arabic letters, written from right to left. */
export const MIRRORED: PseudoLanguage = { tag: "ar-XB", ends: ["", ""], write: translated(LETTERS, ARABIC) };

/** Transforms the texts of an English message into a pseudo-language; placeholders stay. */
export function pseudoMessage(source: string, { ends: [start, end], write }: PseudoLanguage): string {
  const patternOf = (pattern: Model.Pattern): Model.Pattern => [
    start,
    ...pattern.map((part) => (typeof part === "string" ? write(part) : part)),
    end,
  ];
  const message = parseMessage(source);
  return stringifyMessage(
    message.type === "message"
      ? { ...message, pattern: patternOf(message.pattern) }
      : {
          ...message,
          variants: message.variants.map(({ keys, value }) => ({ keys, value: patternOf(value) })),
        },
  );
}

/** Writes the words of packages in pseudo-languages to a folder, for `SITE_WORDS`. */
export function writePseudoWords(
  target: string,
  packages: readonly string[],
  languages: readonly PseudoLanguage[],
): void {
  for (const folder of packages) {
    const into = join(target, basename(folder));
    mkdirSync(into, { recursive: true });
    for (const file of wordsFilesIn(folder).get("en") ?? []) {
      const source: WordsFile = JSON.parse(readFileSync(file, "utf8"));
      for (const language of languages) {
        const messages = [...messagesById(source)].map(([id, text]) => [id, pseudoMessage(text, language)]);
        const words = { language: language.tag, ...Object.fromEntries(messages) };
        writeFileSync(join(into, basename(file).replace("en", language.tag)), JSON.stringify(words));
      }
    }
  }
}
