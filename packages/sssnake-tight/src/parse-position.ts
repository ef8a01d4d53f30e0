import { fail, type Result, type Table } from "@serpentarium/core";
import { type Options, type Position, sssnake } from "@serpentarium/sssnake";
import { parts } from "./parts.ts";

/** Parses a position; a text that is valid in Sssnake only fails with a message about loose parts. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  const parsed = parts.parsePosition(text, table);
  if (parsed.ok || !sssnake.parsePosition(text, table).ok) return parsed;
  return fail(
    "bad-position",
    "a snake has two loose parts, or one that it can never come through, or is counted otherwise here",
    "un serpent a deux parties libres, ou une par laquelle il ne peut plus passer, ou se compte autrement ici",
  );
}
