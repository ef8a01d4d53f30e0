import { fail, type Result, type Table } from "@serpentarium/core";
import { type Options, type Position, sssnake } from "@serpentarium/sssnake";
import { parts } from "./parts.ts";

/** A position from its text, as in Sssnake; what could stand there and not here is told by its loose parts. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  const read = parts.parsePosition(text, table);
  if (read.ok || !sssnake.parsePosition(text, table).ok) return read;
  return fail(
    "bad-position",
    "a snake has two loose parts, or one that it can never come through, or is counted otherwise here",
    "un serpent a deux parties libres, ou une par laquelle il ne peut plus passer, ou se compte autrement ici",
  );
}
