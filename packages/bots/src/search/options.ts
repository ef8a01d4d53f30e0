import type { Aim, Game, GameTypes, Phase } from "@serpentarium/core";
import { aimOf } from "../shares.ts";

/** Parameters of a search. The defaults suit any game. Games with hidden information only use `aim`, `rolloutLimit` and `maxNodes`. */
export interface MctsOptions {
  /** What the bot plays for; the game’s `aim` by default. */
  readonly aim?: Aim;
  /** The exploration constant: of PUCT if the game has `evaluate`, otherwise of UCB1. See {@link withDefaults}. */
  readonly exploration?: number;
  /**
   * The temperature of the softmax that converts estimated shares to prior probabilities: an action with a share larger by this much has e
   * times the prior. 0.1 by default. Only used if the game has `evaluate`.
   */
  readonly priorTemperature?: number;
  /**
   * How much better than the mean of its node an untried action is assumed to be (first-play urgency); 1, the default, tries nearly every
   * action once before any is repeated. Has no effect if the game has `evaluate`: then every action is tried when its node is expanded.
   */
  readonly urgency?: number;
  /**
   * The weight of the best child relative to the mean of all visits in the value of a node, from 0 to 1 (implicit minimax backups). Only
   * used if the game has `evaluate`.
   */
  readonly minimaxWeight?: number;
  /**
   * The number of random actions after which a rollout stops and the game's `evaluate` is called. 0, the default, evaluates
   * immediately; `null` plays rollouts to the end and never calls `evaluate`.
   */
  readonly rolloutLimit?: number | null;
  /**
   * The maximal number of nodes: by default 3 million, or 100,000 larger ones in games with hidden information. When they are used up,
   * rollouts start from the leaves.
   */
  readonly maxNodes?: number;
  /**
   * The maximal number of positions that the exact solver visits during the search; 0 skips it, which is the default in games with ranges.
   * The solver creates one position for 4 iterations.
   */
  readonly solverNodes?: number;
}

/** Whether a search evaluates positions before the game is over. */
export const usesEvaluation = <T extends GameTypes>(
  game: Game<T>,
  { aim = aimOf(game), rolloutLimit = 0 }: MctsOptions,
): boolean =>
  rolloutLimit !== null &&
  (game.evaluate !== undefined || (typeof aim === "object" && game.scores !== undefined));

/** Whether a phase of a game gives ranges of actions. */
export const hasRanges = <T extends GameTypes>({ phases }: Game<T>): boolean =>
  Object.values<Phase>(phases).some((phase) => phase.kind !== "chance" && phase.legalRanges !== undefined);

const COMMON_DEFAULTS = {
  urgency: 1,
  rolloutLimit: 0,
  priorTemperature: 0.1,
  solverNodes: 100_000,
} as const satisfies MctsOptions;

/**
 * Adds the defaults. UCB1 adds `exploration · √(ln N / n)` to a mean between 0 and 1: after random rollouts, whose results are 0 or 1, 0.8
 * was the best of 0.5 to 1.4. PUCT adds `exploration · prior · √N / n`: with `evaluate`, 0.5 with a temperature of 0.1 did well in Pantareï
 * and Ssserpent; a few dozen games cannot distinguish it from values near it.
 */
export const withDefaults = <T extends GameTypes>(
  game: Game<T>,
  options: MctsOptions,
): Required<MctsOptions> => ({
  ...COMMON_DEFAULTS,
  aim: aimOf(game),
  maxNodes: game.hidden ? 100_000 : 3_000_000,
  ...(usesEvaluation(game, options)
    ? { exploration: 0.5, minimaxWeight: 0.3 }
    : { exploration: 0.8, minimaxWeight: 0 }),
  // the exact solver lists all actions
  ...(hasRanges(game) && { solverNodes: 0 }),
  ...options,
});
