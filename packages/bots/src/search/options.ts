import type { Game, GameTypes } from "@serpentarium/core";
import type { Worth } from "../worth.ts";

/** How a search weighs things. All have defaults that suit any game; a bot as data has these too. */
export interface SearchOptions {
  /** What an outcome is worth: `wins` unless said otherwise. */
  readonly worth?: Worth;
  /** The constant of UCB1: how much is given to actions that were rarely tried. See {@link defaultsFor}. */
  readonly exploration?: number;
  /**
   * How much better than its node an action is taken to be that was never tried (first-play urgency); 1 tries nearly
   * everything once before anything twice. Where a game judges its positions, every action is looked at when its node is
   * opened, and this is not asked.
   */
  readonly urgency?: number;
  /**
   * How much a node counts as its best child rather than as the mean of all visits, from 0 to 1; only where the game
   * judges its positions (implicit minimax backups).
   */
  readonly sharpness?: number;
  /**
   * After how many random actions a playout stops and the game judges; 0 judges at once, `null` plays to the end and asks
   * for no judgement at all.
   */
  readonly cut?: number | null;
  /** The most nodes that are kept; when they are used up, playouts go on from the last of them. */
  readonly nodes?: number;
  /** How many positions the exact solver may look at before the search begins; 0 leaves it out. */
  readonly endgame?: number;
}

/** Whether a search asks a game to judge positions in which it is not over. */
export const judges = <T extends GameTypes>(
  game: Game<T>,
  { worth = "wins", cut = 0 }: Pick<SearchOptions, "worth" | "cut">,
): boolean =>
  cut !== null && (game.evaluate !== undefined || (worth !== "wins" && game.scores !== undefined));

const COMMON = { worth: "wins", urgency: 1, cut: 0, nodes: 400_000, endgame: 500 } as const;

/**
 * What is not said otherwise. UCB1 adds `exploration · √(ln N / n)` to a mean between 0 and 1. After random playouts, whose
 * results are all or nothing, 0.8 did best of 0.5 to 1.4. Where the game judges, shares lie close together and are not
 * random: of 0.05 to 0.5, 0.3 did best where dice and cards decide much, and as well as the others where they do not.
 */
export const defaultsFor = <T extends GameTypes>(
  game: Game<T>,
  options: SearchOptions,
): Required<SearchOptions> =>
  judges(game, options)
    ? { ...COMMON, exploration: 0.3, sharpness: 0.3, ...options }
    : { ...COMMON, exploration: 0.8, sharpness: 0, ...options };
