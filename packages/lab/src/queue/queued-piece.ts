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

/** The piece that came from a queue: some of these games, from the first one on; nothing where it is no tally of them. */
export function parsePiece(data: unknown, { from, to }: Range, open: OpenSetup): Piece | undefined {
  if (typeof data !== "string" || data.length > LONGEST) return undefined;
  const end = v.pipe(v.number(), v.integer(), v.minValue(from + 1), v.maxValue(to));
  const schema = v.pipe(
    v.strictObject({ from: v.literal(from), to: end, tally: tallySchema(open) }),
    v.check((piece) => piece.tally.games === piece.to - piece.from),
  );
  const parsed = v.safeParse(schema, parseText(data));
  return parsed.success ? parsed.output : undefined;
}
