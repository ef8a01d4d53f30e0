import {
  type BoardConnection,
  connectBoard,
  connectPlay,
  type PlaySource,
} from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Actor, AnyAction, AnyPosition, Game, GameTypes, Seat, Text, Viewer } from "@serpentarium/core";
import type { MatchActor } from "./match.ts";
import { type Reader, read } from "./reader.ts";

const forEyes = (viewer: Viewer | undefined) => (viewer === undefined ? {} : { viewer });

/** The board of the page: it shows the match, or a position of it to which somebody looks back. */
export class ShownBoard {
  readonly #board: SerpentBoard;
  readonly #reader: Reader;
  #connection: BoardConnection | undefined;
  /** Why nothing can be played, where that is so. */
  #still: Text | undefined;

  constructor(board: SerpentBoard, reader: Reader) {
    this.#board = board;
    this.#reader = reader;
    // heard before any connection hears it
    board.addEventListener("pick", (event) => this.#pressed(event));
  }

  /** Shows a match, and plays what is pressed. */
  showMatch(game: Game, actor: MatchActor, viewer: Viewer | undefined): void {
    this.#leave();
    const { language } = this.#reader;
    this.#connection = connectBoard(this.#board, { game, language, actor, ...forEyes(viewer) });
  }

  /** Shows the same for other eyes. */
  turnTo(viewer: Viewer | undefined): void {
    if (this.#connection) this.#connection.viewer = viewer;
  }

  /** Marks targets as a possibility, or none. */
  suggest(targets: readonly string[]): void {
    const connection = this.#connection;
    if (connection && connection.hints.join() !== targets.join()) connection.hints = targets;
  }

  /** Shows a position on which nothing can be played, and says why to whoever tries. */
  showPosition(game: Game, position: AnyPosition, why: Text, viewer: Viewer | undefined): void {
    this.#leave();
    this.#still = why;
    const { language } = this.#reader;
    const still = {
      position,
      isOver: false,
      isPerson: () => false,
      play: () => {},
      refuse: () => {},
      listen: () => () => {},
    };
    this.#connection = connectPlay(this.#board, still, { game, language, ...forEyes(viewer) });
  }

  /** Shows what a seat sees, and hands what it plays to somebody else. */
  showSeat(game: Game, position: AnyPosition, seat: Seat, play: (action: AnyAction) => void): void {
    this.#leave();
    const { language } = this.#reader;
    const isPerson = (actor: Actor): boolean => actor === seat;
    const listeners = new Set<Parameters<PlaySource<GameTypes>["listen"]>[0]>();
    const source: PlaySource<GameTypes> = {
      position,
      isOver: false,
      isPerson,
      play,
      refuse: (failure) => listeners.forEach((listener) => void listener({ type: "refused", failure })),
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    this.#connection = connectPlay(this.#board, source, { game, language, viewer: seat });
  }

  #leave(): void {
    this.#connection?.disconnect();
    this.#still = undefined;
    this.#board.marks = [];
    this.#board.announce("");
  }

  #pressed(event: Event): void {
    if (!this.#still) return;
    event.stopImmediatePropagation();
    this.#board.announce(read(this.#reader, this.#still));
  }
}
