import type { Recital } from "../lib/self-play.ts";

/** A game that the home page can show, as the page hands it to its script. */
export interface Shown extends Recital {
  /** The id of the game. */
  readonly id: string;
  readonly title: string;
  /** The address of its rulebook; a clause is its id after `#`. */
  readonly book: string;
  /** The address at which it is played. */
  readonly play: string;
}

/** The games in the order in which they are shown, as the attribute of an element. */
export const reelOf = (attribute: string | undefined): readonly Shown[] =>
  // the page was built with it
  JSON.parse(attribute ?? "[]") as readonly Shown[];
