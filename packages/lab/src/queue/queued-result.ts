import * as v from "valibot";
import type { ShardResult } from "../play-shard.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { GameRange } from "../shard.ts";
import { shardResultSchema } from "../shard-result-schema.ts";
import { formatLine, parseLine } from "../store/store-line.ts";

/** The maximum number of characters of a result on a queue. */
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;

/** Formats a shard result for a queue; undefined if it is too large. */
export function formatResult(result: ShardResult): string | undefined {
  const text = formatLine({ run: 0, piece: result });
  return text.length <= MAX_TEXT_LENGTH ? text : undefined;
}

/**
 * Parses a shard result from a queue. It must start with the first game of the range, and may end before its last; undefined
 * if it is invalid.
 */
export function parseResult(
  data: unknown,
  { from, to }: GameRange,
  resolved: ResolvedSetup,
): ShardResult | undefined {
  if (typeof data !== "string" || data.length > MAX_TEXT_LENGTH) return undefined;
  const parsed = v.safeParse(shardResultSchema(resolved), parseLine(data).piece);
  const result = parsed.success ? parsed.output : undefined;
  return result?.from === from && result.to <= to ? result : undefined;
}
