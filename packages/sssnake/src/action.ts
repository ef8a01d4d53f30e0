import { deepFreeze } from "@serpentarium/core";
import { KINDS, type Kind, type Turn, turnsOf } from "./material/cards.ts";
import { ENDS, type EndName } from "./material/snake.ts";

/** Chance throws the die (`turn.roll`). */
export interface Roll {
  readonly phase: "roll";
  readonly number: number;
}

/** Chance draws a card from the deck, face up (`turn.roll`). */
export interface Draw {
  readonly phase: "draw";
  readonly kind: Kind;
}

/** The phases in which a card is laid: the roller's own choice, on the neighbour's snake, by the neighbour, given back. */
export const LAYING_PHASES = ["keep", "lend", "receive", "reclaim"] as const;
/** A phase in which a card is laid. */
export type LayingPhase = (typeof LAYING_PHASES)[number];

/** A card is laid on the cell that an end faces (`place.at-end`). */
export interface Lay<P extends LayingPhase = LayingPhase> {
  readonly phase: P;
  readonly type: "lay";
  readonly kind: Kind;
  readonly end: EndName;
  /** The way the snake turns on a curve, as seen going outwards through that end. */
  readonly turn: Turn;
}

/** A card leaves the game (`turn.must-fit`). */
export interface Out<P extends LayingPhase = LayingPhase> {
  readonly phase: P;
  readonly type: "out";
  readonly kind: Kind;
}

/** What becomes of a card: it is laid, or leaves the game. */
export type Choice<P extends LayingPhase = LayingPhase> = Lay<P> | Out<P>;
type ChoiceOfOne = { readonly [P in LayingPhase]: Choice<P> }[LayingPhase];
/** An action, told apart by the `phase` in which it is played. */
export type Action = Roll | Draw | ChoiceOfOne;

// every action as one shared object: listing legal actions makes no garbage but the list
export const ROLLS: readonly Roll[] = deepFreeze([1, 2, 3].map((number) => ({ phase: "roll", number })));
export const DRAWS: readonly Draw[] = deepFreeze(KINDS.map((kind) => ({ phase: "draw", kind })));

/** What can be said of a kind of card in a phase. */
interface Choices<P extends LayingPhase> {
  readonly lays: readonly Lay<P>[];
  readonly out: Out<P>;
}

const choicesIn = <P extends LayingPhase>(phase: P): Readonly<Record<Kind, Choices<P>>> => {
  const of = (kind: Kind): Choices<P> => ({
    lays: ENDS.flatMap((end) =>
      turnsOf(kind).map((turn) => ({ phase, type: "lay", kind, end, turn }) as const),
    ),
    out: { phase, type: "out", kind },
  });
  return deepFreeze({ S: of("S"), C: of("C"), X: of("X"), D: of("D") });
};

/** By phase and kind. */
export const CHOICES: { readonly [P in LayingPhase]: Readonly<Record<Kind, Choices<P>>> } = {
  keep: choicesIn("keep"),
  lend: choicesIn("lend"),
  receive: choicesIn("receive"),
  reclaim: choicesIn("reclaim"),
};
