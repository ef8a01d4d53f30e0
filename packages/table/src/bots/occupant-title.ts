import { LEVELS } from "@serpentarium/bots";
import type { Text } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import { TABLE_MESSAGES as MESSAGES } from "../messages.ts";

/** A short description of an occupant, such as “a person”. */
export function occupantTitle(name: string | undefined): Text {
  if (name === undefined || name === PERSON) return MESSAGES.personTitle;
  return LEVELS.find(({ id }) => id === name)?.title ?? MESSAGES.randomTitle;
}
