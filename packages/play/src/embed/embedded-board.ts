import { type BoardConnection, connectBoard } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Failure, Game, Words, WordsFile } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { createEmbeddedMatch, type EmbeddedMatch } from "./embedded-match.ts";

/** The files of words of an embedded game, by language. */
export type EmbeddedWords = Readonly<Record<string, readonly WordsFile[]>>;

const attribute = (board: Element, name: string): string | undefined => board.getAttribute(name) ?? undefined;

/** The language of the board’s attribute or of the surrounding page, if the game has words in it. */
function languageOf(board: Element, words: EmbeddedWords): string {
  const requested = board.getAttribute("language") ?? board.closest("[lang]")?.getAttribute("lang");
  return Object.keys(words).find((known) => requested?.startsWith(known)) ?? "en";
}

/** A board that plays the match given by its attributes. */
export class EmbeddedBoard {
  readonly #game: Game;
  readonly #words: EmbeddedWords;
  readonly #board: SerpentBoard;
  #match: EmbeddedMatch | undefined;
  #connection: BoardConnection | undefined;

  constructor(game: Game, words: EmbeddedWords, board: SerpentBoard) {
    this.#game = game;
    this.#words = words;
    this.#board = board;
    board.addEventListener("undo", () => this.#match?.actor.send({ type: "undo" }));
    board.addEventListener("restart", () => this.restart());
    this.restart();
  }

  restart(): void {
    const board = this.#board;
    this.#connection?.disconnect();
    this.#match?.actor.stop();
    const match = createEmbeddedMatch(this.#game, {
      record: attribute(board, "record"),
      position: attribute(board, "position"),
      seats: attribute(board, "seats"),
      options: attribute(board, "options"),
    });
    this.#match = match;
    const language = languageOf(board, this.#words);
    const words = createWords(language, ...(this.#words[language] ?? []));
    board.marks = [];
    board.announce("");
    this.#connection = connectBoard(board, { game: this.#game, words, actor: match.actor });
    match.actor.start();
    if (match.failure) this.#announceFailure(match.failure, words);
  }

  #announceFailure({ message }: Failure, words: Words): void {
    this.#board.announce(words.text("embed.open-failed", { why: message }), "refused");
  }
}
