import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Setup } from "../setup.ts";
import { MAX_GAMES, QUEUED_SETUP, whole } from "../setup-schema.ts";
import { type Range, type Shard, shardSize } from "../shard.ts";

/** A setup as it travels: each machine finds the game by its id, and is never told where to import from. */
export type QueuedSetup = Omit<Setup, "plugin">;

/** Some games that somebody is to play. */
export interface QueuedShard extends Range {
  readonly setup: QueuedSetup;
}

/** Changes when shards or tallies change, so that old ones are not taken for new ones. */
const FORMAT = "serpentarium-lab-shard/1";
/** The most characters of a shard, as it travels. */
const LONGEST = 64 * 1024;
/** As many as the longest run has in a shard. */
const MAX_SHARD = shardSize({ bots: [] }, MAX_GAMES);

/** How often a shard is given to a worker before it is given up. */
export const MAX_ATTEMPTS = 3;

const SHARD = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT),
    setup: QUEUED_SETUP,
    from: whole(0, MAX_GAMES),
    to: whole(1, MAX_GAMES),
  }),
  v.check(({ from, to }) => from < to && to - from <= MAX_SHARD),
);

/** The queue of a version of a game, on which are the shards of all its runs. */
export const queueOf = ({ game, version }: Pick<Setup, "game" | "version">): string =>
  // a colon cannot stand in the name of a queue
  [FORMAT, ...[game, version].map(encodeURIComponent)].join("/");

const withoutPlugin = ({ plugin: _, ...setup }: Setup): QueuedSetup => setup;

/** The same for the same settings, on all machines. */
export const setupKey = (setup: QueuedSetup): string => {
  const { game, version, seats, options, bots, seed, longest, sampling } = setup;
  const { every, turns, judge } = sampling;
  const named = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  const all = [FORMAT, game, version, seats, named, bots, seed, longest, every, turns, judge];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 32);
};

/** The id under which a shard stands on the queue, and its tally after it: a run taken up again finds both. */
export const shardId = ({ setup, from, to }: QueuedShard): string => `${setupKey(setup)}-${from}-${to}`;

/** A shard as it travels. */
export function queueShard({ setup, from, to }: Shard): { readonly id: string; readonly text: string } {
  const shard = { setup: withoutPlugin(setup), from, to };
  return { id: shardId(shard), text: JSON.stringify({ format: FORMAT, ...shard }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The shard that came from a queue; nothing where it is none, or not the one of its id. */
export function parseShard(data: unknown, id: string | undefined): QueuedShard | undefined {
  if (typeof data !== "string" || data.length > LONGEST) return undefined;
  const parsed = v.safeParse(SHARD, parseJson(data));
  if (!parsed.success) return undefined;
  const { setup, from, to } = parsed.output;
  const shard: QueuedShard = { setup, from, to };
  return shardId(shard) === id ? shard : undefined;
}
