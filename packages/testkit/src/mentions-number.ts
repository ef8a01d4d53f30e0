import { numberWord } from "@serpentarium/rulebook";

/** Whether a text mentions a number in digits (`1000`, `1,000`), but not as part of another number. */
export function mentionsDigits(text: string, number: number): boolean {
  const digits = String(number).replace(/\B(?=(\d{3})+$)/g, "[,.\\s]?");
  return new RegExp(`(?<![\\d][.,]?)${digits}(?![.,]?\\d)`, "u").test(text);
}

/** Whether a text mentions a number in words. */
export function mentionsNumberWord(text: string, number: number, language: string): boolean {
  const word = numberWord(number, language);
  return word !== undefined && new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "iu").test(text);
}

/** Whether a text mentions a number, in digits or in words, but not as part of another number. */
export const mentionsNumber = (text: string, number: number, language: string): boolean =>
  mentionsDigits(text, number) || mentionsNumberWord(text, number, language);
