import { isLevel } from "@serpentarium/bots";
import type { Message } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { REMOTE_PLAYER } from "../match.ts";

/** The occupant that plays at random. */
const RANDOM_BOT = "random";

/** A short description of an occupant, such as “a person”; of an unknown one, its name. */
export function occupantTitle(name: string | undefined): Message {
  if (name === undefined || name === PERSON || name === REMOTE_PLAYER) return { id: "table.person-title" };
  if (name === RANDOM_BOT) return { id: "table.random-title" };
  return isLevel(name) ? { id: "bots.titled", data: { level: name } } : name;
}
