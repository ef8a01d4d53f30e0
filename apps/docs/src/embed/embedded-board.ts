import { type BoardConnection, connectBoard } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";
import { type Failure, fill, type Game, LANGUAGES, type Language, type Text } from "@serpentarium/core";
import { beginMatch, type EmbeddedMatch } from "./embedded-match.ts";

const REFUSED: Text = {
  en: "What this board was to show could not be opened: {why}",
  fr: "Ce que ce plateau devait montrer n’a pas pu s’ouvrir\u00a0: {why}",
};

const attribute = (board: Element, name: string): string | undefined => board.getAttribute(name) ?? undefined;

/** The language that a board asks for, or that of the page around it. */
function languageOf(board: Element): Language {
  const wanted = board.getAttribute("language") ?? board.closest("[lang]")?.getAttribute("lang");
  return LANGUAGES.find((known) => wanted?.startsWith(known)) ?? "en";
}

/** A board that plays the match in its attributes, and begins it anew where they change. */
export class EmbeddedBoard {
  readonly #game: Game;
  readonly #board: SerpentBoard;
  #match: EmbeddedMatch | undefined;
  #connection: BoardConnection | undefined;

  constructor(game: Game, board: SerpentBoard) {
    this.#game = game;
    this.#board = board;
    board.addEventListener("undo", () => this.#match?.actor.send({ type: "undo" }));
    board.addEventListener("restart", () => this.begin());
    this.begin();
  }

  begin(): void {
    const board = this.#board;
    this.#connection?.disconnect();
    this.#match?.actor.stop();
    const match = beginMatch(this.#game, {
      record: attribute(board, "record"),
      position: attribute(board, "position"),
      seats: attribute(board, "seats"),
      options: attribute(board, "options"),
    });
    this.#match = match;
    const language = languageOf(board);
    board.marks = [];
    board.announce("");
    this.#connection = connectBoard(board, { game: this.#game, language, actor: match.actor });
    match.actor.start();
    if (match.failure) this.#refuse(match.failure, language);
  }

  #refuse({ message }: Failure, language: Language): void {
    this.#board.announce(fill(REFUSED, language, { why: message }), "refused");
  }
}
