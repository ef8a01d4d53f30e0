import assert from "node:assert/strict";
import fc, { type Arbitrary } from "fast-check";
import {
  buildReport,
  createSetup,
  createTally,
  MEASURES,
  mergeTallies,
  playShard,
  type ResolvedSetup,
  resolveSetup,
} from "../../../packages/lab/src/index.ts";
import { parseResult } from "../../../packages/lab/src/queue/queued-result.ts";
import { SHARDS, toQueuedShard } from "../../../packages/lab/src/queue/queued-shard.ts";
import { formatTask, parseTask, taskId } from "../../../packages/lab/src/queue/task-type.ts";
import { formatLine, parseLine } from "../../../packages/lab/src/store/store-line.ts";
import { findSubject, valueIfOk } from "../assertions.ts";
import type { Subject } from "../games.ts";
import { mutateData, mutateText } from "../mutate.ts";
import { tableInput } from "../random-matches.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  /** The input of a setup, as typed on a command line. */
  readonly input: unknown;
  /** A shard, as the queue transports it. */
  readonly shard: string;
  /** A shard result, in JSON. */
  readonly result: unknown;
}

/** Games are cut off after this many actions. */
const MAX_ACTIONS = 60;
const PLUGIN_PATH = "nowhere";

/** Plays the first actions of a game; an unfinished game is not counted. */
function playFirstActions(open: ResolvedSetup) {
  let actions = 0;
  return playShard(open, { from: 0, to: 1 }, () => actions++ > MAX_ACTIONS);
}

const openSetupOf = ({ plugin, game }: Subject, input: object): ResolvedSetup | undefined => {
  const setup = valueIfOk(createSetup(game, PLUGIN_PATH, input));
  return setup && valueIfOk(resolveSetup(plugin, setup), game);
};

/** A shard result as JSON data, with bigints as texts. */
const shardResultData = (open: ResolvedSetup): unknown => {
  const { line } = JSON.parse(formatLine({ run: 0, piece: playFirstActions(open) })) as {
    readonly line: { readonly piece: unknown };
  };
  return line.piece;
};

const casesOf = (subject: Subject): Arbitrary<Case> =>
  fc
    .record({
      table: tableInput(subject),
      bots: fc.subarray(["random", "greedy"], { minLength: 1, maxLength: 1 }),
      seed: fc.string(),
    })
    .chain(({ table, bots, seed }) => {
      // solving searches may take minutes on a board of hundreds of cells
      const judge = subject.game.evaluate ? "greedy" : "mcts:2";
      const settings = { bots, seed, sampling: { every: 1, turns: 1, judge } };
      const open = openSetupOf(subject, { ...table, ...settings }) ?? openSetupOf(subject, settings);
      assert.ok(open, `${subject.game.id} cannot be played by bots`);
      const { text } = formatTask(SHARDS, toQueuedShard({ setup: open.setup, from: 0, to: 1 }));
      return fc.record({
        game: fc.constant(subject.game.id),
        input: mutateData({ ...table, ...settings }),
        shard: fc.oneof(
          mutateData(JSON.parse(text)).map((data) => JSON.stringify(data)),
          mutateText(text),
        ),
        result: mutateData(shardResultData(open)),
      });
    });

/** The valid id of a shard; empty if the text is not JSON. */
function shardIdOf(text: string): string {
  try {
    return taskId(SHARDS, JSON.parse(text));
  } catch {
    return "";
  }
}

/** Setup inputs, shards and shard results of the lab, from a command line, a queue and a file. */
export const queue = defineTarget<Case>({
  name: "queue",
  cases: (subjects) => fc.constantFrom(...subjects).chain(casesOf),
  check({ game: id, input, shard: text, result }, subjects) {
    const subject = findSubject(subjects, id);
    valueIfOk(createSetup(subject.game, PLUGIN_PATH, input as object), subject.game);
    parseTask(SHARDS, text, "junk");
    const shard = parseTask(SHARDS, text, shardIdOf(text));
    if (shard) {
      const queued = formatTask(SHARDS, shard);
      assert.deepEqual(parseTask(SHARDS, queued.text, queued.id), shard, "the shard does not round-trip");
      const open = valueIfOk(
        resolveSetup(subject.plugin, { ...shard.setup, plugin: PLUGIN_PATH }),
        subject.game,
      );
      if (open?.setup.bots.every((bot) => bot === "random")) playFirstActions(open);
    }
    const open = openSetupOf(subject, {});
    assert.ok(open, `${id} cannot be played by bots`);
    const line = formatLine({ run: 0, piece: result as never });
    parseLine(line);
    const parsed = parseResult(line, { from: 0, to: 1 }, open);
    if (!parsed) return;
    const tally = mergeTallies(createTally(open, MEASURES), parsed.tally, MEASURES);
    assert.deepEqual(tally.games, 1);
    buildReport({ setup: open, tally });
  },
});
