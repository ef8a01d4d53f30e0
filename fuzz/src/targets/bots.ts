import assert from "node:assert/strict";
import { createRandom, play, redactPosition } from "@serpentarium/core";
import { createRecord, type GameRecord, replay } from "@serpentarium/core/record";
import fc, { type Arbitrary } from "fast-check";
import { type BotSpec, createBot } from "../../../packages/bots/src/index.ts";
import { findSubject, valueIfOk } from "../assertions.ts";
import { type RandomMatch, randomMatches } from "../random-matches.ts";
import { defineTarget } from "../target.ts";

interface Case {
  /** The match so far, not over. */
  readonly record: GameRecord;
  /** The bot at every seat. */
  readonly spec: BotSpec;
  readonly seed: number;
  /** The most actions that are played from there, chance included. */
  readonly length: number;
}

/** Few iterations show whether a search can be stopped at any time. */
export const FEW_ITERATIONS = [1, 2, 10] as const;

const spec: Arbitrary<BotSpec> = fc.oneof(
  fc.constantFrom<BotSpec>({ bot: "random" }, { bot: "greedy" }),
  fc.record(
    {
      bot: fc.constant("mcts" as const),
      iterations: fc.constantFrom(...FEW_ITERATIONS),
      aim: fc.constantFrom("place" as const, { score: 2 }),
      temperature: fc.constant(0.1),
      maxNodes: fc.constantFrom(1, 20),
      rolloutLimit: fc.constantFrom(0, 5),
    },
    { requiredKeys: ["bot", "iterations"] },
  ),
);

const beginningOf = ({ subject: { game }, table, record: { actions } }: RandomMatch): Arbitrary<GameRecord> =>
  fc
    .nat(Math.max(0, actions.length - 1))
    .map((length) => createRecord(game, { table, actions: actions.slice(0, length) }));

/** Bots at all seats, which go on with a match: what they choose is legal, and depends on nothing that is hidden from them. */
export const bots = defineTarget<Case>({
  name: "bots",
  cases: (subjects) =>
    randomMatches(subjects).chain((match) =>
      fc.record({ record: beginningOf(match), spec, seed: fc.nat(), length: fc.integer({ min: 1, max: 8 }) }),
    ),
  check({ record, spec, seed, length }, subjects) {
    const { game } = findSubject(subjects, record.game);
    const replayed = valueIfOk(replay(game, record), game);
    if (!replayed) return;
    const bot = createBot(game, spec);
    const random = createRandom(seed);
    let { position } = replayed;
    for (let i = 0; i < length && position.phase !== "over"; i++) {
      const actor = game.toAct(position);
      if (typeof actor !== "number") {
        position = game.apply(position, game.drawOutcome(position, random));
        continue;
      }
      const seen = redactPosition(game, position, actor);
      const action = bot.choose(seen, seed + i);
      const notation = game.formatAction(action, seen);
      assert.deepEqual(bot.choose(position, seed + i), action, `${notation} depends on what is hidden`);
      const after = valueIfOk(play(game, position, notation), game);
      assert.ok(after, `a bot plays ${notation} at ${game.formatPosition(position)}, which is refused`);
      position = after.position;
    }
  },
});
