import type { Actor, AnyAction, AnyPosition, Outcome, Seat } from "@serpentarium/core";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { SampledTurn } from "../sample/sampled-turn.ts";
import type { MeasureResult } from "./measure-result.ts";

/** One action of a game. */
export interface GameStep {
  /** The index of the action, counted from 0; actions of chance count. */
  readonly index: number;
  readonly actor: Actor;
  readonly position: AnyPosition;
  /** The number of legal actions of the seat; 0 for chance. */
  readonly legalCount: number;
  readonly action: AnyAction;
  readonly after: AnyPosition;
}

/** The end of a game that is over or was stopped at the limit of actions. */
export interface GameEnd {
  readonly position: AnyPosition;
  /** Undefined if the game was stopped at the limit of actions. */
  readonly outcome: Outcome | undefined;
  /** The index of the bot in the setup that played a seat. */
  playerAt(seat: Seat): number;
  /** The evaluated sample of turns, in the order of play; undefined in a game that is not sampled. */
  readonly sample: readonly SampledTurn[] | undefined;
}

/** Observes one game. Adds to the tally only at the end, so that an aborted game does not change it. */
export interface GameObserver {
  step?(step: GameStep): void;
  end(ending: GameEnd): void;
}

/**
 * A quantity that is measured over many games. Its tally is plain data of integers, whose size does not depend on the number of games;
 * `merge` is associative and commutative, so the distribution of the games over workers does not matter.
 */
export interface Measure<T = unknown> {
  /** Its title is the message `lab.sections.<id>.title`. */
  readonly id: string;
  /** Whether observing takes so long that only the games of `sampling.events` are observed; by default all games are. */
  isCostly?(resolved: ResolvedSetup): boolean;
  /** The tally of no games. */
  createTally(resolved: ResolvedSetup): T;
  /** Creates an observer of one game, which adds to the tally. */
  observe(tally: T, resolved: ResolvedSetup): GameObserver;
  merge(one: T, other: T): T;
  report(tally: T, resolved: ResolvedSetup): MeasureResult;
}
