import {
  type AnyPosition,
  type Game,
  type Random,
  redactPosition,
  type Seat,
  type Table,
  type Words,
} from "@serpentarium/core";
import { promptOf, renderBoard, seatName } from "../describe.ts";

/** What a player of the arena is asked: everything but the legal actions. */
export interface Question {
  readonly game: Game;
  readonly table: Table;
  readonly seat: Seat;
  /** The notation of the position as the seat sees it. */
  readonly position: string;
  readonly rulebook: string;
  /** The rulebook, the board and what to do, for programs that read. */
  readonly prompt: string;
  readonly random: Random;
}

/** The turn that a player is asked about. */
export interface Turn extends Pick<Question, "game" | "table" | "seat" | "rulebook" | "random"> {
  /** Those of the game. */
  readonly words: Words;
  readonly position: AnyPosition;
  /** The actions so far, in notation. */
  readonly actions: readonly string[];
  /** What the player answered in this turn and what was not legal. */
  readonly refused: readonly string[];
}

/** Asks about a turn; the question holds nothing that the seat may not know. */
export function createQuestion({ words, actions, refused, ...turn }: Turn): Question {
  const { game, table, seat, rulebook, random } = turn;
  const seen = redactPosition(game, turn.position, seat);
  const position = game.formatPosition(seen);
  const lines = [
    rulebook,
    words.text("cli.arena.question.turn", { seat: seatName(game, seen, seat), prompt: promptOf(seen) }),
    renderBoard(game, seen, words),
    words.text("cli.arena.question.position", { position }),
    words.text("cli.arena.question.actions", { actions: actions.join(" ") || "–" }),
    ...(refused.length > 0 ? [words.text("cli.arena.question.refused", { refused })] : []),
    words.text("cli.arena.question.answer"),
  ];
  return { game, table, seat, position, rulebook, prompt: `${lines.join("\n\n")}\n`, random };
}
