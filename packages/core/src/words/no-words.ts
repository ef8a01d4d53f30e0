import type { Message, Words } from "./message.ts";

/** Last parts of ids that are skipped: without words, `phases.take-two.title` is shown as “Take two”. */
const MEMBERS: ReadonlySet<string> = new Set(["title", "prompt", "refusal", "caption"]);

/** Returns the fallback for a missing message: a readable part of its id. */
export function nameOfId(id: string): string {
  const parts = id.split(".").filter((part) => !MEMBERS.has(part));
  const name = (parts.at(-1) ?? id).replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Words without any messages: each is shown as a part of its id. For boards of drafts, and tests. */
export const NO_WORDS: Words = {
  language: "en",
  format: (message: Message) => (typeof message === "string" ? message : nameOfId(message.id)),
  text: nameOfId,
  has: () => false,
  languageOf: () => "en",
  withSeats: () => NO_WORDS,
};
