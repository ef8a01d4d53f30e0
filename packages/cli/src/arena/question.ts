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

/** The question to a player: everything except the legal actions. */
export interface Question {
  readonly game: Game;
  readonly table: Table;
  readonly seat: Seat;
  /** The notation of the position as the seat sees it. */
  readonly position: string;
  readonly rulebook: string;
  /** The rulebook, the board and the instruction, for programs that read text. */
  readonly prompt: string;
  readonly random: Random;
}

/** The turn for which a player is asked. */
export interface Turn extends Pick<Question, "game" | "table" | "seat" | "rulebook" | "random"> {
  readonly words: Words;
  readonly position: AnyPosition;
  /** The actions so far, in notation. */
  readonly actions: readonly string[];
  /** The illegal answers of the player in this turn, with their failures. */
  readonly refused: readonly string[];
}

/** Creates the question for a turn; it contains nothing that is hidden from the seat. */
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
