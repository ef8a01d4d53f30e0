import * as v from "valibot";
import type { OpenSetup } from "../open-setup.ts";
import type { Piece } from "../play-shard.ts";
import type { Range } from "../shard.ts";
import { formatLine, parseLine } from "../store/line.ts";
import { tallySchema } from "./tally-schema.ts";

/** The most characters of a piece, as it travels. */
const LONGEST = 4 * 1024 * 1024;

/** A piece as it travels; nothing where it is too large. */
export function queuePiece(piece: Piece): string | undefined {
  const text = formatLine({ run: 0, piece });
  return text.length <= LONGEST ? text : undefined;
}

function parseText(text: string): unknown {
  try {
    return parseLine(text)?.piece;
  } catch {
    return undefined;
  }
}

/** The piece that came from a queue; nothing where it is no tally of exactly these games. */
export function parsePiece(data: unknown, { from, to }: Range, open: OpenSetup): Piece | undefined {
  if (typeof data !== "string" || data.length > LONGEST) return undefined;
  const schema = v.strictObject({ from: v.literal(from), to: v.literal(to), tally: tallySchema(open) });
  const parsed = v.safeParse(schema, parseText(data));
  return parsed.success && parsed.output.tally.games === to - from ? parsed.output : undefined;
}
