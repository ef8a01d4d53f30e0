import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Setup } from "../setup.ts";
import { integerBetween, MAX_GAMES, QUEUED_SETUP_SCHEMA } from "../setup-schema.ts";
import { type GameRange, type Shard, shardSize } from "../shard.ts";

/** A setup on a queue. It has no plugin: every machine finds the game by its id and chooses the module itself. */
export type QueuedSetup = Omit<Setup, "plugin">;

/** A shard on a queue. */
export interface QueuedShard extends GameRange {
  readonly setup: QueuedSetup;
}

/** The version of the format; changes with the format of shards or tallies. */
const FORMAT = "serpentarium-lab-shard/1";
/** The maximum number of characters of a shard on a queue. */
const MAX_TEXT_LENGTH = 64 * 1024;
/** The number of games per shard in the longest run. */
const MAX_SHARD_GAMES = shardSize({ bots: [] }, MAX_GAMES);

/** The number of attempts to play a shard before it fails. */
export const MAX_ATTEMPTS = 3;

const SHARD_SCHEMA = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT),
    setup: QUEUED_SETUP_SCHEMA,
    from: integerBetween(0, MAX_GAMES),
    to: integerBetween(1, MAX_GAMES),
  }),
  v.check(({ from, to }) => from < to && to - from <= MAX_SHARD_GAMES),
);

/** The name of the queue for a version of a game, shared by all its runs. */
export const queueName = ({ game, version }: Pick<Setup, "game" | "version">): string =>
  // BullMQ allows no colons in names
  [FORMAT, ...[game, version].map(encodeURIComponent)].join("/");

const omitPlugin = ({ plugin: _, ...setup }: Setup): QueuedSetup => setup;

/** A hash of the settings that is the same on all machines. */
export const setupKey = (setup: QueuedSetup): string => {
  const { game, version, seats, options, bots, seed, longest, sampling } = setup;
  const { every, turns, judge } = sampling;
  const sortedOptions = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = [FORMAT, game, version, seats, sortedOptions, bots, seed, longest, every, turns, judge];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
};

/** The job id of a shard and its result, by which a resumed run finds both. */
export const shardId = ({ setup, from, to }: QueuedShard): string => `${setupKey(setup)}-${from}-${to}`;

/** Formats a shard as a job: its id and its data. */
export function formatShard({ setup, from, to }: Shard): { readonly id: string; readonly text: string } {
  const shard = { setup: omitPlugin(setup), from, to };
  return { id: shardId(shard), text: JSON.stringify({ format: FORMAT, ...shard }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a shard from a queue; undefined if it is invalid or has another id. */
export function parseShard(data: unknown, id: string | undefined): QueuedShard | undefined {
  if (typeof data !== "string" || data.length > MAX_TEXT_LENGTH) return undefined;
  const parsed = v.safeParse(SHARD_SCHEMA, parseJson(data));
  if (!parsed.success) return undefined;
  const { setup, from, to } = parsed.output;
  const shard: QueuedShard = { setup, from, to };
  return shardId(shard) === id ? shard : undefined;
}
