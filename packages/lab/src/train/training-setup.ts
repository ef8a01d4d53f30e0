import * as v from "valibot";
import type { Setup } from "../setup.ts";

/** Everything that determines the games of self-play and the networks trained on them. Plain data. */
export interface TrainingSetup {
  /** The game, its table and the seed. Its bots are not used. */
  readonly setup: Setup;
  /** The iterations of the search for each action. */
  readonly iterations: number;
  /** The number of games after which a new network is trained, which plays the next ones. */
  readonly generation: number;
  /** Whether the game's own `evaluate` is an input of the network, and plays the first generation. */
  readonly usesEvaluate: boolean;
}

/** The result of a search of a position in a game of self-play. */
export interface TrainingSample {
  /** The number of earlier actions. */
  readonly ply: number;
  /** The text of another action that leads to the position; undefined for the played position. */
  readonly action?: string | undefined;
  /** The expected share of each seat. */
  readonly shares: readonly number[];
}

/** A game of self-play. */
export interface TrainingGame {
  /** The texts of all actions, including those of chance. */
  readonly actions: readonly string[];
  /** The share of the win of each seat. */
  readonly shares: readonly number[];
  readonly samples: readonly TrainingSample[];
}

const shares = v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));

/** A game in the file of a training. */
export const TRAINING_GAME_SCHEMA = v.strictObject({
  actions: v.array(v.string()),
  shares,
  samples: v.array(
    v.strictObject({
      ply: v.pipe(v.number(), v.integer(), v.minValue(0)),
      action: v.optional(v.string()),
      shares,
    }),
  ),
});
