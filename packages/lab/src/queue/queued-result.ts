import * as v from "valibot";
import type { ShardResult } from "../play-shard.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { GameRange } from "../shard.ts";
import { shardResultSchema } from "../shard-result-schema.ts";
import { formatLine, parseLine } from "../store/store-line.ts";

/** Formats a shard result for a queue. */
export const formatResult = (result: ShardResult): string => formatLine({ run: 0, piece: result });

/**
 * Parses a shard result from a queue. It must start with the first game of the range, and may end before its last; undefined
 * if it is invalid.
 */
export function parseResult(
  text: string,
  { from, to }: GameRange,
  resolved: ResolvedSetup,
): ShardResult | undefined {
  const parsed = v.safeParse(shardResultSchema(resolved), parseLine(text).piece);
  const result = parsed.success ? parsed.output : undefined;
  return result?.from === from && result.to <= to ? result : undefined;
}
