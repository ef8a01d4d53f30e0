import type { Actor } from "@serpentarium/core";
import type { Budget } from "../budget.ts";
import type { MctsOptions } from "../search/options.ts";
import type { Shares } from "../shares.ts";
import type { ThinkControl } from "../think.ts";

/** A better action than the one that was played. */
export interface BetterAction {
  /** In notation. */
  readonly text: string;
  /** The expected share of each seat after it. */
  readonly shares: Shares;
  /** Other actions about as good, in notation: the searches cannot distinguish them from this one. */
  readonly alsoGood: readonly string[];
  /** How the match could have gone on after it, in notation: the best actions until chance is to act. */
  readonly line: readonly string[];
}

/** One action of a match, with the expected shares before and after it. */
export interface ActionAnalysis {
  /** The index of the action in the match, from 0. */
  readonly index: number;
  readonly actor: Actor;
  /** The action played, in notation. */
  readonly text: string;
  /** The expected share of each seat before the action. */
  readonly shares: Shares;
  /** The expected share of each seat after the action; equal to `shares` of the next one. */
  readonly sharesAfter: Shares;
  /** The largest change of any seat's share, from `shares` to `sharesAfter`. */
  readonly swing: number;
  /**
   * Whether the match turned here: the swing is large, because of chance or because a seat had a better action; rarely, the cause is
   * unknown.
   */
  readonly isTurningPoint: boolean;
  /**
   * The better action of the seat, if it is proven, or if the match turned and it was better by more than `minSwing` and the uncertainty.
   */
  readonly better?: BetterAction;
}

/** The expected shares of every seat over a whole match. */
export interface MatchAnalysis {
  readonly actions: readonly ActionAnalysis[];
  /** The shares after the last action: those of the outcome, or the expected ones if the match is not over. */
  readonly finalShares: Shares;
  /** The mean change of an estimated share when the position after the action was searched. */
  readonly uncertainty: number;
}

/** How far an analysis is. */
export interface AnalysisProgress {
  /** The number of positions that were searched with all iterations. */
  readonly done: number;
  readonly all: number;
  /** The result so far, whenever it has become better. */
  readonly analysis?: MatchAnalysis;
}

/** Options of `analyseMatch`. */
export interface AnalyseMatchOptions extends MctsOptions, Budget, Omit<ThinkControl<never>, "onProgress"> {
  readonly seed?: number | string;
  /** The smallest swing that counts as large; 0.2 by default. */
  readonly minSwing?: number;
  /** Called after each position, and with the result after each round of searches. */
  readonly onProgress?: ((progress: AnalysisProgress) => void) | undefined;
}
