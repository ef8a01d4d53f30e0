import type { Message, Words } from "./message.ts";

/** Members of a thing that has an id: `phases.take-two.title` is shown as “Take two” where no words have it. */
const MEMBERS: ReadonlySet<string> = new Set(["title", "prompt", "refusal", "caption"]);

/** Returns what is shown in place of a message that is missing: the last part of its id. */
export function nameOfId(id: string): string {
  const parts = id.split(".").filter((part) => !MEMBERS.has(part));
  const name = (parts.at(-1) ?? id).replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Words without any message: each is shown as the last part of its id. For boards of drafts, and tests. */
export const NO_WORDS: Words = {
  language: "en",
  format: (message: Message) => (typeof message === "string" ? message : nameOfId(message.id)),
  text: nameOfId,
  has: () => false,
  languageOf: () => "en",
  withSeats: () => NO_WORDS,
};
