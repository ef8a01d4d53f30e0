import {
  type BoardConnection,
  connectBoard,
  connectMatch,
  type MatchSource,
} from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Actor, AnyAction, AnyPosition, Game, GameTypes, Seat, Text, Viewer } from "@serpentarium/core";
import type { MatchActor } from "./match.ts";
import { localise, type Reader } from "./reader.ts";

const viewerOption = (viewer: Viewer | undefined) => (viewer === undefined ? {} : { viewer });

/** The board of the page: shows the running match, an earlier position of it, or one seat’s view. */
export class MatchBoard {
  readonly #board: SerpentBoard;
  readonly #reader: Reader;
  #connection: BoardConnection | undefined;
  /** Why nothing can be played now; undefined while the board is playable. */
  #blockedReason: Text | undefined;

  constructor(board: SerpentBoard, reader: Reader) {
    this.#board = board;
    this.#reader = reader;
    // registered first, so that it can stop the event before a connection gets it
    board.addEventListener("pick", (event) => this.#onPick(event));
  }

  /** Shows a match that can be played on the board. */
  showMatch(game: Game, actor: MatchActor, viewer: Viewer | undefined): void {
    this.#disconnect();
    const { language } = this.#reader;
    this.#connection = connectBoard(this.#board, { game, language, actor, ...viewerOption(viewer) });
  }

  /** Shows the same match for another viewer. */
  setViewer(viewer: Viewer | undefined): void {
    if (this.#connection) this.#connection.viewer = viewer;
  }

  /** Marks targets as hints; an empty list clears them. */
  setHints(targets: readonly string[]): void {
    const connection = this.#connection;
    if (connection && connection.hints.join() !== targets.join()) connection.hints = targets;
  }

  /** Shows a position on which nothing can be played; `why` is announced on a press. */
  showPosition(game: Game, position: AnyPosition, why: Text, viewer: Viewer | undefined): void {
    this.#disconnect();
    this.#blockedReason = why;
    const { language } = this.#reader;
    const frozenSource = {
      position,
      isOver: false,
      isPerson: () => false,
      play: () => {},
      refuse: () => {},
      listen: () => () => {},
    };
    this.#connection = connectMatch(this.#board, frozenSource, { game, language, ...viewerOption(viewer) });
  }

  /** Shows the view of a seat; `play` is called with its action. */
  showSeat(game: Game, position: AnyPosition, seat: Seat, play: (action: AnyAction) => void): void {
    this.#disconnect();
    const { language } = this.#reader;
    const isPerson = (actor: Actor): boolean => actor === seat;
    const listeners = new Set<Parameters<MatchSource<GameTypes>["listen"]>[0]>();
    const source: MatchSource<GameTypes> = {
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
    this.#connection = connectMatch(this.#board, source, { game, language, viewer: seat });
  }

  #disconnect(): void {
    this.#connection?.disconnect();
    this.#blockedReason = undefined;
    this.#board.marks = [];
    this.#board.announce("");
  }

  #onPick(event: Event): void {
    if (!this.#blockedReason) return;
    event.stopImmediatePropagation();
    this.#board.announce(localise(this.#reader, this.#blockedReason));
  }
}
