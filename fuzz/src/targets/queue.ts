import assert from "node:assert/strict";
import fc, { type Arbitrary } from "fast-check";
import {
  createSetup,
  createTally,
  MEASURES,
  mergeTallies,
  type OpenSetup,
  openSetup,
  playShard,
  reportOf,
} from "../../../packages/lab/src/index.ts";
import { parsePiece } from "../../../packages/lab/src/queue/queued-piece.ts";
import { parseShard, queueShard, shardId } from "../../../packages/lab/src/queue/queued-shard.ts";
import { formatLine, parseLine } from "../../../packages/lab/src/store/line.ts";
import type { Subject } from "../games.ts";
import { accepted, find } from "../hold.ts";
import { wishes } from "../matches.ts";
import { spoilData, spoilText } from "../spoil.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  /** What is asked for by hand. */
  readonly wishes: unknown;
  /** A shard as it travels. */
  readonly shard: string;
  /** A tally as it comes back, in JSON. */
  readonly piece: unknown;
}

/** No game is played for longer. */
const MOST_ACTIONS = 60;
const PLUGIN = "nowhere";

/** Plays the first actions of a game: what is not finished is not counted. */
function playALittle(open: OpenSetup) {
  let actions = 0;
  return playShard(open, { from: 0, to: 1 }, () => actions++ > MOST_ACTIONS);
}

const openOf = ({ plugin, game }: Subject, wanted: object): OpenSetup | undefined => {
  const setup = accepted(createSetup(game, PLUGIN, wanted));
  return setup && accepted(openSetup(plugin, setup), game);
};

/** The piece as data: its large numbers are texts. */
const dataOf = (open: OpenSetup): unknown => {
  const { line } = JSON.parse(formatLine({ run: 0, piece: playALittle(open) })) as {
    readonly line: { readonly piece: unknown };
  };
  return line.piece;
};

const casesOf = (subject: Subject): Arbitrary<Case> =>
  fc
    .record({
      table: wishes(subject),
      bots: fc.subarray(["random", "greedy"], { minLength: 1, maxLength: 1 }),
      seed: fc.string(),
    })
    .chain(({ table, bots, seed }) => {
      // a search that solves what it can may take minutes at a table of some hundred cells
      const judge = subject.game.evaluate ? "greedy" : "mcts:2";
      const settings = { bots, seed, sampling: { every: 1, turns: 1, judge } };
      const open = openOf(subject, { ...table, ...settings }) ?? openOf(subject, settings);
      assert.ok(open, `${subject.game.id} cannot be played by bots`);
      const { text } = queueShard({ setup: open.setup, from: 0, to: 1 });
      return fc.record({
        game: fc.constant(subject.game.id),
        wishes: spoilData({ ...table, ...settings }),
        shard: fc.oneof(
          spoilData(JSON.parse(text)).map((data) => JSON.stringify(data)),
          spoilText(text),
        ),
        piece: spoilData(dataOf(open)),
      });
    });

/** The id that an honest sender would give a shard; none where it cannot be worked out. */
function idOf(text: string): string {
  try {
    return shardId(JSON.parse(text));
  } catch {
    return "";
  }
}

/** Wishes, shards and tallies of the lab, as a command line, a queue and a file hand them in. */
export const queue = defineTarget<Case>({
  name: "queue",
  cases: (subjects) => fc.constantFrom(...subjects).chain(casesOf),
  check({ game: id, wishes: wanted, shard: text, piece }, subjects) {
    const subject = find(subjects, id);
    accepted(createSetup(subject.game, PLUGIN, wanted as object), subject.game);
    parseShard(text, "junk");
    const shard = parseShard(text, idOf(text));
    if (shard) {
      const queued = queueShard({ ...shard, setup: { ...shard.setup, plugin: PLUGIN } });
      assert.deepEqual(parseShard(queued.text, queued.id), shard, "the shard reads otherwise");
      const open = accepted(openSetup(subject.plugin, { ...shard.setup, plugin: PLUGIN }), subject.game);
      if (open?.setup.bots.every((bot) => bot === "random")) playALittle(open);
    }
    const open = openOf(subject, {});
    assert.ok(open, `${id} cannot be played by bots`);
    const line = formatLine({ run: 0, piece: piece as never });
    parseLine(line);
    const taken = parsePiece(line, { from: 0, to: 1 }, open);
    if (!taken) return;
    const tally = mergeTallies(createTally(open, MEASURES), taken.tally, MEASURES);
    assert.deepEqual(tally.games, 1);
    reportOf({ open, tally });
  },
});
