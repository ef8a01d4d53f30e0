import { connectPosition, type PositionConnection } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { AnyPosition, Failure, Game, GameTypes, Language } from "@serpentarium/core";

/** What a learner did on the board. */
interface BoardNews {
  /** A legal action, in notation. */
  played(action: string): void;
  refused(failure: Failure): void;
}

/** The board of a lesson: one position to play from at a time, and still once a try has come to its end. */
export class LessonBoard {
  readonly #board: SerpentBoard;
  readonly #game: Game;
  readonly #language: Language;
  #connection: PositionConnection<GameTypes> | undefined;

  constructor(board: SerpentBoard, game: Game, language: Language, news: BoardNews) {
    this.#board = board;
    this.#game = game;
    this.#language = language;
    board.addEventListener("played", (event) => {
      news.played((event as CustomEvent<{ readonly action: string }>).detail.action);
    });
    board.addEventListener("refused", (event) => {
      news.refused((event as CustomEvent<{ readonly failure: Failure }>).detail.failure);
    });
  }

  /** What is on it. @throws Error before anything was shown */
  get position(): AnyPosition {
    if (!this.#connection) throw new Error("nothing is on the board yet");
    return this.#connection.play.position;
  }

  /** Shows a position, from which anything can be played, by the learner or only by {@link play}. */
  show(position: AnyPosition, forLearner: boolean): void {
    this.#connection?.disconnect();
    this.#board.announce("");
    this.#board.frames = [];
    this.#connection = connectPosition(this.#board, {
      game: this.#game,
      language: this.#language,
      canAct: () => forLearner,
      position,
    });
  }

  /** Plays an action, as a press would. */
  play(action: GameTypes["action"]): void {
    this.#connection?.play.play(action);
  }

  /** Takes no more presses, until something is shown again. */
  still(): void {
    this.#connection?.disconnect();
    this.#board.enabled = [];
  }

  focus(): void {
    this.#board.flush();
    this.#board.focus();
  }
}
