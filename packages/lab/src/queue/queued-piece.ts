import * as v from "valibot";
import type { OpenSetup } from "../open-setup.ts";
import { pieceSchema } from "../piece-schema.ts";
import type { Piece } from "../play-shard.ts";
import type { Range } from "../shard.ts";
import { formatLine, parseLine } from "../store/line.ts";

/** The most characters of a piece, as it travels. */
const LONGEST = 4 * 1024 * 1024;

/** A piece as it travels; nothing where it is too large. */
export function queuePiece(piece: Piece): string | undefined {
  const text = formatLine({ run: 0, piece });
  return text.length <= LONGEST ? text : undefined;
}

/** The piece that came from a queue: some of these games, from the first one on; nothing where it is no tally of them. */
export function parsePiece(data: unknown, { from, to }: Range, open: OpenSetup): Piece | undefined {
  if (typeof data !== "string" || data.length > LONGEST) return undefined;
  const parsed = v.safeParse(pieceSchema(open), parseLine(data).piece);
  const piece = parsed.success ? parsed.output : undefined;
  return piece?.from === from && piece.to <= to ? piece : undefined;
}
