import type { Actor, AnyAction, AnyPosition, Outcome, Seat, Text } from "@serpentarium/core";
import type { OpenSetup } from "../open-setup.ts";
import type { SampledTurn } from "../sample/sampled-turn.ts";
import type { Section } from "./section.ts";

/** One action of a game, as it is played. */
export interface Step {
  /** Which one, counted from 0; chance counts too. */
  readonly index: number;
  readonly actor: Actor;
  readonly position: AnyPosition;
  /** All that the seat could have played; empty at a turn of chance. */
  readonly legal: readonly AnyAction[];
  readonly action: AnyAction;
  readonly after: AnyPosition;
}

/** A game that is over, or was broken off. */
export interface Ending {
  readonly position: AnyPosition;
  /** Nothing where the game was broken off. */
  readonly outcome: Outcome | undefined;
  /** Which of the setup's bots sat on a seat. */
  playerAt(seat: Seat): number;
  /** The turns that were looked at more closely, in the order of play; nothing in a game of which none were. */
  readonly sample: readonly SampledTurn[] | undefined;
}

/** Watches one game. It adds to the tally at the end alone: a game that is stopped in the middle leaves nothing there. */
export interface Observer {
  step?(step: Step): void;
  end(ending: Ending): void;
}

/**
 * Something that is measured over many games. What it keeps, its tally, is plain data of whole numbers, and does not grow
 * with the number of games; `merge` is associative and commutative. So it does not matter who played which games.
 */
export interface Measure<T = unknown> {
  readonly id: string;
  readonly title: Text;
  /** A tally of no games. */
  createTally(open: OpenSetup): T;
  /** An observer of one game, which adds to the tally. */
  observe(tally: T, open: OpenSetup): Observer;
  merge(one: T, other: T): T;
  report(tally: T, open: OpenSetup): Section;
}
