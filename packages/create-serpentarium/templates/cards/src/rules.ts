import {
  type ChancePhase,
  defineOptions,
  type OptionsOf,
  type Outcome,
  placesByScore,
  type Seat,
  type SeatPhase,
  seatsOf,
  type Table,
} from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";

export const options = defineOptions({
  cards: {
    kind: "integer",
    min: 12,
    max: 20,
    default: 18,
  },
});

/** The options, agreed before the game. */
export type Options = OptionsOf<typeof options>;

/** How many cards lie in the row. */
export const ROW_LENGTH = 3;

export interface PositionBase {
  readonly table: Table<Options>;
  /** The cards that lie open, ascending. */
  readonly row: readonly number[];
  /** The serpent of each seat, from its tail to its head. */
  readonly serpents: readonly (readonly number[])[];
  /** The cards out of the game, ascending. */
  readonly buried: readonly number[];
}

/** A position, discriminated by `phase`. The deck has all other cards: its order is not part of the position. */
export type Position = PositionBase &
  ({ readonly phase: "turn" | "take" } | { readonly phase: "over"; readonly outcome: Outcome });

/** An action, discriminated by the `phase` in which it is played. */
export interface Action {
  readonly phase: "turn" | "take";
  readonly card: number;
}

/** The types of the game. */
export interface MyCards {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}

const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

export const cardsOf = ({ options: { cards } }: Table<Options>): readonly number[] =>
  Array.from({ length: cards }, (_, i) => i + 1);

/** The cards left in the deck. */
export function deckOf({ table, row, serpents, buried }: PositionBase): readonly number[] {
  const gone = new Set([row, buried, ...serpents].flat());
  return cardsOf(table).filter((card) => !gone.has(card));
}

/** The number of turns that have been taken: in each, one card has left the row. */
export const countTurns = ({ serpents, buried }: PositionBase): number =>
  serpents.flat().length + buried.length;

export const toActOf = (field: PositionBase): Seat => countTurns(field) % field.table.seats;

/** The head of a serpent; 0 where there is none. */
export const headOf = ({ serpents }: PositionBase, seat: Seat): number => serpents[seat]?.at(-1) ?? 0;

/** Whether some cards can make the serpent of a seat longer. */
const canGrow = (field: PositionBase, seat: Seat, cards: readonly number[]): boolean =>
  cards.some((card) => card > headOf(field, seat));

export const scoresOf = ({ serpents }: PositionBase): readonly number[] =>
  serpents.map(({ length }) => length);

/** The position with given cards: over when no serpent can grow (`end.grown`), otherwise the row is refilled first. */
export function positionOf(field: PositionBase): Position {
  const { table, serpents } = field;
  const [row, buried, deck] = [ascending(field.row), ascending(field.buried), deckOf(field)];
  const base = { table, row, serpents, buried };
  if (seatsOf(table).some((seat) => canGrow(field, seat, [...row, ...deck])))
    return { phase: row.length < ROW_LENGTH && deck.length > 0 ? "turn" : "take", ...base };
  const scores = scoresOf(field);
  return { phase: "over", ...base, outcome: { reason: "end.grown", places: placesByScore(scores), scores } };
}

export const start = (table: Table<Options>): Position =>
  positionOf({ table, row: [], serpents: seatsOf(table).map(() => []), buried: [] });

/** The maximum number of actions: each card is turned up once, and leaves the row once. */
export const maxActions = ({ options: { cards } }: Table<Options>): number => 2 * cards;

/** Chance turns up a card: each one of the deck is equally likely. */
export const turn: ChancePhase<MyCards, "turn"> = {
  kind: "chance",
  next: ["turn", "take"],
  outcomes: (position) => deckOf(position).map((card) => ({ action: { phase: "turn", card }, weight: 1 })),
  refuse: (position, { card }) =>
    deckOf(position).includes(card)
      ? undefined
      : { clause: "turn.deck", data: { card }, spaces: [`deck-${card}`] },
  apply: (position, { card }) => positionOf({ ...position, row: [...position.row, card] }),
};

/** A player takes a card of the row: it becomes the head of the serpent, or is buried where none of the row can. */
export const take: SeatPhase<MyCards, "take"> = {
  kind: "seat",
  next: ["turn", "take", "over"],
  toAct: toActOf,
  legalActions(position) {
    const { row } = position;
    const head = headOf(position, toActOf(position));
    const higher = row.filter((card) => card > head);
    return (higher.length > 0 ? higher : row).map((card) => ({ phase: "take", card }));
  },
  refuse(position, { card }) {
    const { row } = position;
    const seat = toActOf(position);
    const head = headOf(position, seat);
    if (!row.includes(card))
      return { clause: "take.row", data: { card }, spaces: ["row-1", "row-2", "row-3"] };
    if (card > head || !canGrow(position, seat, row)) return undefined;
    return { clause: "take.higher", data: { card, head }, spaces: [`row-${row.indexOf(card) + 1}`] };
  },
  apply(position, { card }) {
    const { table, serpents, buried } = position;
    const seat = toActOf(position);
    const row = position.row.filter((other) => other !== card);
    if (card < headOf(position, seat)) return positionOf({ table, row, serpents, buried: [...buried, card] });
    return positionOf({
      table,
      row,
      serpents: serpents.with(seat, [...(serpents[seat] ?? []), card]),
      buried,
    });
  },
};
