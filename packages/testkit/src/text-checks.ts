import type { Message } from "@serpentarium/core";
import type { CheckedWords } from "./game-words.ts";

/** Checks a text for readers in some languages. Returns the problem, with the label, or undefined. */
export function checkMessage(
  label: string,
  message: Message,
  words: readonly CheckedWords[],
): string | undefined {
  for (const one of words) {
    const problem = one.problemOf(message);
    if (problem) return `${label} ${problem}`;
  }
  return undefined;
}
