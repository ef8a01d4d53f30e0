import type { Outcome, Seat, Table } from "@serpentarium/core";
import type { LayingPhase } from "./action.ts";
import { type Counts, NONE } from "./material/cards.ts";
import { NEW_SNAKE, type Snake } from "./material/snake.ts";
import { cardsIn, deckOf, type Options } from "./options.ts";

/** What is on the table. */
export interface Common {
  readonly table: Table<Options>;
  /** The seat whose turn it is; in the end, the one that rolled last. */
  readonly roller: Seat;
  /** The cards left in the deck. */
  readonly deck: Counts;
  /** One a seat. */
  readonly snakes: readonly Snake[];
}

/** Before the die is thrown. */
export interface RollPosition extends Common {
  readonly phase: "roll";
}

/** Before a card is drawn. */
export interface DrawPosition extends Common {
  readonly phase: "draw";
  readonly hand: Counts;
  /** The cards still to be drawn. */
  readonly left: number;
}

/** The roller chooses which cards to lay, and which one to give. */
export interface KeepPosition extends Common {
  readonly phase: "keep";
  readonly hand: Counts;
  /** The cards still to be kept. */
  readonly left: number;
}

interface OneCard<P extends LayingPhase> extends Common {
  readonly phase: P;
  /** One card. */
  readonly hand: Counts;
}

/** The roller lays its only card on the neighbour's snake. */
export type LendPosition = OneCard<"lend">;
/** The neighbour lays the card given on its own snake. */
export type ReceivePosition = OneCard<"receive">;
/** The roller lays on its own snake the card that did not fit the neighbour's. */
export type ReclaimPosition = OneCard<"reclaim">;

/** The game is over; the cards in hand were drawn and not laid. */
export interface OverPosition extends Common {
  readonly phase: "over";
  /** What was drawn and not laid. */
  readonly hand: Counts;
  readonly outcome: Outcome;
}

/** A position in which a card is to be laid. */
export type LayingPosition = KeepPosition | LendPosition | ReceivePosition | ReclaimPosition;
/** A position, told apart by its `phase`. */
export type Position = RollPosition | DrawPosition | LayingPosition | OverPosition;

/** The cards in hand. */
export const handOf = (position: Position): Counts => (position.phase === "roll" ? NONE : position.hand);

/** The left-hand neighbour (`turn.order`). */
export const neighbourOf = ({ table, roller }: Common): Seat => (roller + 1) % table.seats;

/** The seat on whose snake a card is to be laid (`turn.one`, `turn.two`). */
export const ownerIn = (position: LayingPosition): Seat =>
  position.phase === "lend" || position.phase === "receive" ? neighbourOf(position) : position.roller;

/** Whether a card is to be laid. */
export const isLaying = (position: Position): position is LayingPosition =>
  position.phase !== "roll" && position.phase !== "draw" && position.phase !== "over";

/** The snake of a seat. */
export const snakeOf = ({ snakes }: Common, seat: Seat): Snake => snakes[seat] ?? NEW_SNAKE;

/** Nothing but big cards, and a whole deck. */
export const start = (table: Table<Options>): Position => ({
  phase: "roll",
  table,
  roller: 0,
  deck: deckOf(table.options),
  snakes: Array.from({ length: table.seats }, () => NEW_SNAKE),
});

/** Every turn throws the die and draws at least one card, and every card is laid or leaves the game once. */
export const longest = ({ options }: Table<Options>): number => 3 * cardsIn(options);
