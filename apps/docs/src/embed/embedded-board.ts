import { type BoardConnection, connectBoard } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Failure, Game, Words, WordsFile } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { LANGUAGES, type Language, localise, type SiteText } from "../lib/site-text.ts";
import { createEmbeddedMatch, type EmbeddedMatch } from "./embedded-match.ts";

const OPEN_FAILED: SiteText = {
  en: "This board could not open its match: {why}",
  fr: "Ce plateau n’a pas pu ouvrir sa partie\u00a0: {why}",
};

/** The files of words of an embedded game in each language. */
export type EmbeddedWords = Readonly<Record<Language, readonly WordsFile[]>>;

const attribute = (board: Element, name: string): string | undefined => board.getAttribute(name) ?? undefined;

/** The language of the board’s attribute, or of the surrounding page. */
function languageOf(board: Element): Language {
  const requested = board.getAttribute("language") ?? board.closest("[lang]")?.getAttribute("lang");
  return LANGUAGES.find((known) => requested?.startsWith(known)) ?? "en";
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

  /** Starts the match again from the attributes. */
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
    const language = languageOf(board);
    const words = createWords(language, ...this.#words[language]);
    board.marks = [];
    board.announce("");
    this.#connection = connectBoard(board, { game: this.#game, words, actor: match.actor });
    match.actor.start();
    if (match.failure) this.#announceFailure(match.failure, words);
  }

  #announceFailure({ message }: Failure, words: Words): void {
    this.#board.announce(localise({ words }, OPEN_FAILED, { why: message }), "refused");
  }
}
