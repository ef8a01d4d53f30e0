import { deepFreeze } from "@serpentarium/core";
import { type Bend, CARD_KINDS, type CardKind } from "./material/cards.ts";
import { PLACEMENTS, type PlacementSet } from "./material/fit-rules.ts";
import type { EndLetter } from "./material/snake.ts";

/** The roll of the die, decided by chance (`turn.roll`). */
export interface Roll {
  readonly phase: "roll";
  readonly number: number;
}

/** A card drawn face up from the deck, decided by chance (`turn.roll`). */
export interface Draw {
  readonly phase: "draw";
  readonly kind: CardKind;
}

/**
 * The phases in which a card is laid: by the roller, on the neighbour's snake, by the neighbour, and by the roller after it was returned.
 */
export const LAYING_PHASES = ["keep", "lend", "receive", "reclaim"] as const;
/** A phase in which a card is laid. */
export type LayingPhase = (typeof LAYING_PHASES)[number];

/** Lays a card on the cell that an end faces (`place.at-end`). */
export interface Lay<P extends LayingPhase = LayingPhase> {
  readonly phase: P;
  readonly type: "lay";
  readonly kind: CardKind;
  readonly end: EndLetter;
  /** The bend of the snake on a curve, as seen going outwards through that end. */
  readonly bend: Bend;
}

/** Removes a card from the game (`turn.must-fit`). */
export interface Discard<P extends LayingPhase = LayingPhase> {
  readonly phase: P;
  readonly type: "out";
  readonly kind: CardKind;
}

/** An action with a card: it is laid or leaves the game. */
export type CardAction<P extends LayingPhase = LayingPhase> = Lay<P> | Discard<P>;
type AnyCardAction = { readonly [P in LayingPhase]: CardAction<P> }[LayingPhase];
/** An action, discriminated by the `phase` in which it is played. */
export type Action = Roll | Draw | AnyCardAction;

// actions are shared objects, so that listing legal actions allocates only the list
export const ROLLS: readonly Roll[] = deepFreeze([1, 2, 3].map((number) => ({ phase: "roll", number })));
export const DRAWS: readonly Draw[] = deepFreeze(CARD_KINDS.map((kind) => ({ phase: "draw", kind })));

/** All actions with a kind of card in a phase. */
interface CardActions<P extends LayingPhase> {
  readonly lays: readonly Lay<P>[];
  /** The lays of each {@link PlacementSet}. */
  readonly subsets: readonly (readonly Lay<P>[])[];
  readonly out: Discard<P>;
}

const cardActionsIn = <P extends LayingPhase>(phase: P): Readonly<Record<CardKind, CardActions<P>>> => {
  const of = (kind: CardKind): CardActions<P> => {
    const lays = PLACEMENTS[kind].map(({ end, bend }): Lay<P> => ({ phase, type: "lay", kind, end, bend }));
    const subset = (_: unknown, set: PlacementSet) => lays.filter((_lay, i) => set & (1 << i));
    const subsets = Array.from({ length: 1 << lays.length }, subset);
    return { lays, subsets, out: { phase, type: "out", kind } };
  };
  return deepFreeze({ S: of("S"), C: of("C"), X: of("X"), D: of("D") });
};

/** All actions with cards by phase and kind, as shared objects. */
export const CARD_ACTIONS: { readonly [P in LayingPhase]: Readonly<Record<CardKind, CardActions<P>>> } = {
  keep: cardActionsIn("keep"),
  lend: cardActionsIn("lend"),
  receive: cardActionsIn("receive"),
  reclaim: cardActionsIn("reclaim"),
};
