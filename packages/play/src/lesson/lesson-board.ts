import { connectPosition, type PositionConnection } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { AnyPosition, Failure, Game, GameTypes, Words } from "@serpentarium/core";

interface LessonBoardHandlers {
  /** Called with a legal action, in notation. */
  onPlayed(action: string): void;
  onRefused(failure: Failure): void;
}

export class LessonBoard {
  readonly #board: SerpentBoard;
  readonly #game: Game;
  readonly #words: Words;
  #connection: PositionConnection<GameTypes> | undefined;

  constructor(board: SerpentBoard, game: Game, words: Words, handlers: LessonBoardHandlers) {
    this.#board = board;
    this.#game = game;
    this.#words = words;
    board.addEventListener("played", (event) => {
      handlers.onPlayed((event as CustomEvent<{ readonly action: string }>).detail.action);
    });
    board.addEventListener("refused", (event) => {
      handlers.onRefused((event as CustomEvent<{ readonly failure: Failure }>).detail.failure);
    });
  }

  /** The position on the board. @throws Error before the first {@link LessonBoard.show} */
  get position(): AnyPosition {
    if (!this.#connection) throw new Error("nothing is on the board yet");
    return this.#connection.match.position;
  }

  show(position: AnyPosition, isPlayable: boolean): void {
    this.#connection?.disconnect();
    this.#board.announce("");
    this.#board.frames = [];
    this.#connection = connectPosition(this.#board, {
      game: this.#game,
      words: this.#words,
      canAct: () => isPlayable,
      position,
    });
  }

  /** Marks targets on the board until the next {@link show}. */
  suggest(targets: readonly string[]): void {
    if (this.#connection) this.#connection.hints = targets;
  }

  play(action: GameTypes["action"]): void {
    this.#connection?.match.play(action);
  }

  /** Ignores presses until the next {@link show}. */
  freeze(): void {
    this.#connection?.disconnect();
    this.#board.enabled = [];
  }

  focus(): void {
    this.#board.flush();
    this.#board.focus();
  }
}
