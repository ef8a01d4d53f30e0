import { fail, type Result, succeed, type Table } from "@serpentarium/core";
import { type Colour, type Options, type Position, ssserpent } from "@serpentarium/ssserpent";
import { withKissEnd } from "./phases/move.ts";

const KISS = /^over:draw!end\.kiss /;

/** Parses a position. The base does not know the end by a kiss, so such a position is parsed as one before a move. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  if (!KISS.test(text)) return ssserpent.parsePosition(text, table);
  const before = (colour: Colour): Result<Position> =>
    ssserpent.parsePosition(text.replace(KISS, `move:${colour} `), table);
  const red = before("red");
  const parsed = red.ok ? red : before("yellow");
  if (!parsed.ok) return parsed;
  const position = withKissEnd(parsed.value);
  if (position.phase === "over") return succeed(position);
  return fail("bad-position", "the heads do not touch", "les têtes ne se touchent pas");
}
