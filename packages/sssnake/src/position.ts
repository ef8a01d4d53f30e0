import type { Outcome, Seat, Table } from "@serpentarium/core";
import type { LayingPhase } from "./action.ts";
import { type CardCounts, NO_CARDS } from "./material/cards.ts";
import { createSnake, type Snake } from "./material/snake.ts";
import { cardCount, deckOf, type Options } from "./options.ts";

/** The fields of every position. */
export interface PositionBase {
  readonly table: Table<Options>;
  /** The seat whose turn it is; after the end, the seat that rolled last. */
  readonly roller: Seat;
  /**
   * The number on the die; 0 before the roll and in parsed positions, because the notation does not contain it. Rules do not depend on it.
   */
  readonly rolled: number;
  /** The cards left in the deck. */
  readonly deck: CardCounts;
  /** One snake for each seat. */
  readonly snakes: readonly Snake[];
}

/** The die is to be rolled. */
export interface RollPosition extends PositionBase {
  readonly phase: "roll";
}

/** A card is to be drawn. */
export interface DrawPosition extends PositionBase {
  readonly phase: "draw";
  readonly hand: CardCounts;
  /** The cards still to be drawn. */
  readonly left: number;
}

/** The roller is to lay cards and keep one to give. */
export interface KeepPosition extends PositionBase {
  readonly phase: "keep";
  readonly hand: CardCounts;
  /** The cards still to be laid. */
  readonly left: number;
}

interface SingleCardPosition<P extends LayingPhase> extends PositionBase {
  readonly phase: P;
  /** One card. */
  readonly hand: CardCounts;
}

/** The roller is to lay its only card on the neighbour's snake. */
export type LendPosition = SingleCardPosition<"lend">;
/** The neighbour is to lay the given card on its own snake. */
export type ReceivePosition = SingleCardPosition<"receive">;
/** The roller is to lay on its own snake the card that did not fit the neighbour's. */
export type ReclaimPosition = SingleCardPosition<"reclaim">;

/** The game is over. */
export interface OverPosition extends PositionBase {
  readonly phase: "over";
  /** The cards drawn but not laid. */
  readonly hand: CardCounts;
  readonly outcome: Outcome;
}

/** A position in which a card is to be laid. */
export type LayingPosition = KeepPosition | LendPosition | ReceivePosition | ReclaimPosition;
/** A position, discriminated by its `phase`. */
export type Position = RollPosition | DrawPosition | LayingPosition | OverPosition;

/** The cards in hand. */
export const handOf = (position: Position): CardCounts =>
  position.phase === "roll" ? NO_CARDS : position.hand;

/** The left-hand neighbour (`turn.order`). */
export const leftNeighbourOf = ({ table, roller }: PositionBase): Seat => (roller + 1) % table.seats;

/** The seat on whose snake a card is to be laid (`turn.one`, `turn.two`). */
export const snakeOwnerOf = (position: LayingPosition): Seat =>
  position.phase === "lend" || position.phase === "receive" ? leftNeighbourOf(position) : position.roller;

/** Whether a card is to be laid. */
export const isLayingPosition = (position: Position): position is LayingPosition =>
  position.phase !== "roll" && position.phase !== "draw" && position.phase !== "over";

/** The snake of a seat. */
export const snakeOfSeat = ({ snakes }: PositionBase, seat: Seat): Snake => snakes[seat] ?? createSnake();

/** The start position: big cards only, and a whole deck. */
export const start = (table: Table<Options>): Position => ({
  phase: "roll",
  table,
  roller: 0,
  rolled: 0,
  deck: deckOf(table.options),
  snakes: Array.from({ length: table.seats }, createSnake),
});

/** The maximal number of actions of a match: for each card at most a roll, a draw, and a card action. */
export const maxActions = ({ options }: Table<Options>): number => 3 * cardCount(options);
