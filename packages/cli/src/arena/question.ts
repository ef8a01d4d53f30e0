import {
  type AnyPosition,
  type Game,
  type Language,
  type Random,
  redactPosition,
  type Seat,
  type Table,
} from "@serpentarium/core";
import { renderBoard, seatName } from "../describe.ts";

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

const PROMPTS = {
  en: {
    you: "You are",
    position: "Position",
    so: "Actions so far",
    no: "Not allowed",
    end: "Answer with one action in the notation of the rulebook, on a line of its own.",
  },
  fr: {
    you: "Vous êtes",
    position: "Position",
    so: "Coups joués",
    no: "Interdit",
    end: "Répondez par un coup dans la notation des règles, seul sur sa ligne.",
  },
} as const;

/** The turn that a player is asked about. */
export interface Turn extends Pick<Question, "game" | "table" | "seat" | "rulebook" | "random"> {
  readonly language: Language;
  readonly position: AnyPosition;
  /** The actions so far, in notation. */
  readonly actions: readonly string[];
  /** What the player answered in this turn and what was not legal. */
  readonly refused: readonly string[];
}

/** Asks about a turn; the question holds nothing that the seat may not know. */
export function createQuestion({ language, actions, refused, ...turn }: Turn): Question {
  const { game, table, seat, rulebook, random } = turn;
  const texts = PROMPTS[language];
  const seen = redactPosition(game, turn.position, seat);
  const position = game.formatPosition(seen);
  const lines = [
    rulebook,
    `${texts.you} ${seatName(game, seen, seat)[language]}. ${game.phases[seen.phase]?.prompt[language] ?? ""}.`,
    renderBoard(game, seen, language),
    `${texts.position}: ${position}`,
    `${texts.so}: ${actions.join(" ") || "–"}`,
    ...(refused.length > 0 ? [`${texts.no}: ${refused.join(", ")}`] : []),
    texts.end,
  ];
  return { game, table, seat, position, rulebook, prompt: `${lines.join("\n\n")}\n`, random };
}
