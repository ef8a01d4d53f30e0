import type { Failure, Game, GameEvent, GameTypes, Seat, Viewer, Words } from "@serpentarium/core";

export interface ConnectOptions<T extends GameTypes> {
  readonly game: Game<T>;
  /** The words of the game, of core and of the board. */
  readonly words: Words;
  /** Returns whether a seat may act at this board; by default, seats with a person may. Chance acts if a person is the dealer. */
  readonly canAct?: (seat: Seat) => boolean;
  /**
   * The viewer whose knowledge the board shows and announces: a seat, or `everyone` for what all seats know; everything by default. In a
   * game with hidden information only this seat can act at the board.
   */
  readonly viewer?: Viewer;
  /** The width in pixels below which the board uses the narrow layout, unless it is wider than the window is high; 560 by default. */
  readonly narrowBelow?: number;
  /** The ids of the aids to show; by default those that the board showed before. */
  readonly aids?: readonly string[];
  /** Whether the last action and hints are marked; true by default. The code for marks is loaded with the first one. */
  readonly hasMarks?: boolean;
}

/** A board that shows a match and plays it. */
export interface BoardConnection {
  words: Words;
  /** The ids of the game's aids that are shown. */
  aids: readonly string[];
  /** The viewer whose knowledge is shown; changes if players share a device. */
  viewer: Viewer | undefined;
  /** The ids of targets to mark as possible, such as those of an action; cleared when the position changes. */
  hints: readonly string[];
  /** Removes all listeners. The board stays as it is. */
  disconnect(): void;
}

/** The events of a connected board, in addition to those of every board. */
export interface ConnectionEvents {
  refused: CustomEvent<{ readonly failure: Failure; readonly clause?: string }>;
  played: CustomEvent<{
    /** In notation, redacted for the viewer like the events. */
    readonly action: string;
    readonly events: readonly GameEvent[];
    /** The narration of the events. */
    readonly sentences: readonly string[];
  }>;
}
