import * as v from "valibot";
import type { Setup } from "../setup.ts";
import { integerBetween, MAX_GAMES, QUEUED_SETUP_SCHEMA } from "../setup-schema.ts";
import { type GameRange, type Shard, shardSize } from "../shard.ts";
import type { TaskType } from "./task-type.ts";

/** A setup on a queue, without the module of the plugin, which every machine chooses itself. */
export type QueuedSetup = Omit<Setup, "plugin">;

/** A shard on a queue. */
export interface QueuedShard extends GameRange {
  readonly setup: QueuedSetup;
}

/** The number of games per shard in the longest run. */
const MAX_SHARD_GAMES = shardSize({ bots: [] }, MAX_GAMES);

const SHARD_SCHEMA = v.pipe(
  v.strictObject({
    setup: QUEUED_SETUP_SCHEMA,
    from: integerBetween(0, MAX_GAMES),
    to: integerBetween(1, MAX_GAMES),
  }),
  v.check(({ from, to }) => from < to && to - from <= MAX_SHARD_GAMES),
);

/** The shards of the lab, as tasks on a queue. */
export const SHARDS: TaskType<QueuedShard> = {
  format: "serpentarium-lab-shard/2",
  gameOf: ({ setup }) => setup,
  parse(data) {
    const parsed = v.safeParse(SHARD_SCHEMA, data);
    return parsed.success ? parsed.output : undefined;
  },
  describe: ({ from, to }) =>
    to - from === 1
      ? { id: "lab.queue.game", data: { number: from } }
      : { id: "lab.queue.games", data: { first: from, last: to - 1 } },
};

export const toQueuedShard = ({ setup: { plugin: _, ...setup }, from, to }: Shard): QueuedShard => ({
  setup,
  from,
  to,
});
