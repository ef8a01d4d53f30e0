import { type BoardConnection, connectBoard, connectPlay } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { AnyPosition, Game } from "@serpentarium/core";
import type { MatchActor } from "./match.ts";
import { type Reader, read } from "./reader.ts";
import { WORDS } from "./wording.ts";

/** The board of the page: it shows the match, or a position of it to which somebody looks back. */
export class ShownBoard {
  readonly #board: SerpentBoard;
  readonly #reader: Reader;
  #connection: BoardConnection | undefined;
  #isStill = false;

  constructor(board: SerpentBoard, reader: Reader) {
    this.#board = board;
    this.#reader = reader;
    // heard before any connection hears it
    board.addEventListener("pick", (event) => this.#pressed(event));
  }

  /** Shows a match, and plays what is pressed. */
  showMatch(game: Game, actor: MatchActor): void {
    this.#leave();
    const { language } = this.#reader;
    this.#connection = connectBoard(this.#board, { game, language, actor });
  }

  /** Shows a position on which nothing can be played. */
  showPosition(game: Game, position: AnyPosition): void {
    this.#leave();
    this.#isStill = true;
    const { language } = this.#reader;
    const still = { position, isOver: false, isPerson: () => false, play: () => {}, listen: () => () => {} };
    this.#connection = connectPlay(this.#board, still, { game, language });
  }

  #leave(): void {
    this.#connection?.disconnect();
    this.#isStill = false;
    this.#board.marks = [];
    this.#board.announce("");
  }

  #pressed(event: Event): void {
    if (!this.#isStill) return;
    event.stopImmediatePropagation();
    this.#board.announce(read(this.#reader, WORDS.notNow));
  }
}
