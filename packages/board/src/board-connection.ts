import type { Failure, Game, GameEvent, GameTypes, Language, Seat, Viewer } from "@serpentarium/core";

export interface ConnectOptions<T extends GameTypes> {
  readonly game: Game<T>;
  /** English when left out. */
  readonly language?: Language;
  /** The seats that act at this board; those where people sit when left out. Chance acts where a person deals. */
  readonly canAct?: (seat: Seat) => boolean;
  /**
   * Whose knowledge the board shows and tells: a seat's, or `everyone`'s, which is what all seats know alike; everything
   * when left out. In a game that hides something only that seat acts here.
   */
  readonly viewer?: Viewer;
  /** The width in pixels below which the board takes the narrow layout of its scene; 560 when left out. */
  readonly narrowBelow?: number;
  /** The ids of the game's aids to show; those that the board showed before when left out. */
  readonly aids?: readonly string[];
}

/** A board that shows a match and plays it. */
export interface BoardConnection {
  language: Language;
  /** The ids of the game's aids that are shown. */
  aids: readonly string[];
  /** Whose knowledge is shown: it changes where people pass a device round. */
  viewer: Viewer | undefined;
  /** The ids of targets to mark as a possibility, such as those that spell an action; until the position changes. */
  hints: readonly string[];
  /** Stops listening on both sides; the board stays as it is. */
  disconnect(): void;
}

/** What a connected board dispatches besides its own events. */
export interface ConnectionEvents {
  refused: CustomEvent<{ readonly failure: Failure; readonly clause?: string }>;
  played: CustomEvent<{
    /** In notation, as far as the viewer may know it; so are the events. */
    readonly action: string;
    readonly events: readonly GameEvent[];
    /** The events in words. */
    readonly sentences: readonly string[];
  }>;
}
