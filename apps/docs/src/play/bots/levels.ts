import { LEVELS } from "@serpentarium/bots";
import type { Text } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import { WORDS } from "../wording.ts";

/** What sits under a name, in a word or two. */
export function occupantTitle(name: string | undefined): Text {
  if (name === undefined || name === PERSON) return WORDS.aPerson;
  return LEVELS.find(({ id }) => id === name)?.title ?? WORDS.aProgram;
}
