import type { Language } from "@serpentarium/core";

/** Small numbers in words, from 2: "one" is an article as well. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  ),
};

/** Round numbers in words. */
const TENS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 30: "thirty", 40: "forty", 50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety" },
  fr: { 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante" },
};

/** A number in words, where texts write it so. */
const wordOf = (number: number, language: Language): string | undefined =>
  WORDS[language][number - 2] ?? TENS[language][number];

/** Whether a text gives a number, in digits (`1000`, `1,000`) or in words, and not as a part of another number. */
export function givesNumber(text: string, number: number, language: Language): boolean {
  const word = wordOf(number, language);
  const digits = String(number).replace(/\B(?=(\d{3})+$)/g, "[,.\\s]?");
  const spelled = word === undefined ? "" : `|(?<![\\p{L}-])${word}(?![\\p{L}-])`;
  return new RegExp(`(?<![\\d][.,]?)${digits}(?![.,]?\\d)${spelled}`, "iu").test(text);
}
