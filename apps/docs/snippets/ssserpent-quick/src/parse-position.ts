import { fail, type Result, succeed, type Table } from "@serpentarium/core";
import { type Colour, type Options, type Position, ssserpent } from "@serpentarium/ssserpent";
import { ended } from "./phases/move.ts";

const KISS = /^over:draw!end\.kiss /;

/** A position from its text. What is over by a kiss would be somebody's move in the base, and is read as one there. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  if (!KISS.test(text)) return ssserpent.parsePosition(text, table);
  const before = (colour: Colour): Result<Position> =>
    ssserpent.parsePosition(text.replace(KISS, `move:${colour} `), table);
  const red = before("red");
  const read = red.ok ? red : before("yellow");
  if (!read.ok) return read;
  const position = ended(read.value);
  if (position.phase === "over") return succeed(position);
  return fail("bad-position", "the heads do not touch", "les têtes ne se touchent pas");
}
