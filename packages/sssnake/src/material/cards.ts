import { deepFreeze, type Message } from "@serpentarium/core";

/** The kinds of cards, in the order of notation and counts (`material.cards`). */
export const CARD_KINDS = ["S", "C", "X", "D"] as const;
/** A kind of card: straight, curve, crossing or double curve. */
export type CardKind = (typeof CARD_KINDS)[number];

/** The number of cards of each kind, in the order of {@link CARD_KINDS}. */
export type CardCounts = readonly [number, number, number, number];

/** The index of each kind in {@link CardCounts}. */
export const KIND_INDEX: Readonly<Record<CardKind, number>> = { S: 0, C: 1, X: 2, D: 3 };
/** No cards. */
export const NO_CARDS: CardCounts = deepFreeze([0, 0, 0, 0]);

/** The number of all cards. */
export const totalCards = ([s, c, x, d]: CardCounts): number => s + c + x + d;
/** The number of cards of a kind. */
export const countOfKind = (counts: CardCounts, kind: CardKind): number => counts[KIND_INDEX[kind]] ?? 0;

/** Adds or removes a card of a kind. */
export function changeCount([s, c, x, d]: CardCounts, kind: CardKind, by: 1 | -1): CardCounts {
  switch (kind) {
    case "S":
      return [s + by, c, x, d];
    case "C":
      return [s, c + by, x, d];
    case "X":
      return [s, c, x + by, d];
    case "D":
      return [s, c, x, d + by];
  }
}

/** The kinds with at least one card. */
export const kindsWithCards = (counts: CardCounts): CardKind[] =>
  CARD_KINDS.filter((_, i) => (counts[i] ?? 0) > 0);

/** The kind of the card in a hand of one. */
export const onlyKind = (hand: CardCounts): CardKind => kindsWithCards(hand)[0] ?? "S";

/** Formats the cards as letters, such as `SSC`. */
export const formatCards = (counts: CardCounts): string =>
  CARD_KINDS.map((kind, i) => kind.repeat(counts[i] ?? 0)).join("");

/** A side of a card, or the direction out of it: 0 is north, 1 east, 2 south, 3 west. */
export type Direction = 0 | 1 | 2 | 3;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
/** All directions in order. */
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

/** Rotates a direction by quarter turns to the right. */
export const rotateDirection = (direction: Direction, quarters: number): Direction =>
  ((direction + quarters) & 3) as Direction;
/** The opposite direction. */
export const oppositeDirection = (direction: Direction): Direction => rotateDirection(direction, 2);

/** The content of a cell: empty, a card in one of its orientations, or a half of the big card. */
export type Tile = number;
/** An empty cell. */
export const EMPTY_TILE: Tile = 0;
/** The half of the big card with the tail. */
export const TAIL: Tile = 10;
/** The half of the big card with the head. */
export const HEAD: Tile = 11;

/** The names of tiles, by the sides that their parts join (`material.parts`); the first is the empty cell. */
export const TILE_NAMES = ["", "SV", "SH", "CNE", "CNW", "CSE", "CSW", "X", "DNE", "DNW"] as const;

const TILE_PARTS: readonly (readonly (readonly [Direction, Direction])[])[] = [
  [],
  [[NORTH, SOUTH]],
  [[EAST, WEST]],
  [[NORTH, EAST]],
  [[NORTH, WEST]],
  [[SOUTH, EAST]],
  [[SOUTH, WEST]],
  [
    [NORTH, SOUTH],
    [EAST, WEST],
  ],
  [
    [NORTH, EAST],
    [SOUTH, WEST],
  ],
  [
    [NORTH, WEST],
    [SOUTH, EAST],
  ],
];

/** The parts of a tile, each as the two sides that it joins. */
export const tileParts = (laid: Tile): readonly (readonly [Direction, Direction])[] => TILE_PARTS[laid] ?? [];

// the halves of the big card join nothing: traces begin and end at their openings
const JOINED_SIDES: readonly (Direction | -1)[] = [...TILE_PARTS, [], []].flatMap((parts) =>
  DIRECTIONS.map((side) => {
    const part = parts.find((ends) => ends.includes(side));
    return part ? (part[0] === side ? part[1] : part[0]) : -1;
  }),
);

/** The side that a part joins to the given side; -1 if no part ends there. */
export const joinedSide = (laid: Tile, side: Direction): Direction | -1 =>
  JOINED_SIDES[laid * 4 + side] as Direction | -1;

/** The kind of a tile. */
export const kindOfTile = (laid: Tile): CardKind =>
  CARD_KINDS.find((kind) => TILE_NAMES[laid]?.startsWith(kind)) ?? "S";

/** The bends that a snake can make on a card: straight on, left or right. */
export const BENDS = ["", "L", "R"] as const;
/** Straight on (the empty text), `L` or `R`. */
export type Bend = (typeof BENDS)[number];

/** The bends that a kind of card can make. */
export const bendsOf = (kind: CardKind): readonly Bend[] =>
  kind === "S" || kind === "X" ? [""] : ["L", "R"];

const QUARTER_TURNS: Readonly<Record<Bend, number>> = { "": 0, L: 3, R: 1 };

// by kind, direction and quarter turns: a table, because listing legal actions depends on it
const TILES_BY_BEND: readonly Tile[] = CARD_KINDS.flatMap((kind) =>
  DIRECTIONS.flatMap((direction) =>
    [0, 1, 2, 3].map((quarters) =>
      TILE_PARTS.findIndex(
        (_, laid) =>
          TILE_NAMES[laid]?.startsWith(kind) &&
          joinedSide(laid, oppositeDirection(direction)) === rotateDirection(direction, quarters),
      ),
    ),
  ),
);

/** The tile of a kind on which a snake going in a direction makes a bend. */
export const tileForBend = (kind: CardKind, direction: Direction, bend: Bend): Tile =>
  TILES_BY_BEND[KIND_INDEX[kind] * 16 + direction * 4 + QUARTER_TURNS[bend]] ?? EMPTY_TILE;

/** The tile of one part that leads from one direction into another. */
export const singlePartTile = (direction: Direction, out: Direction): Tile =>
  direction === out
    ? tileForBend("S", direction, "")
    : tileForBend("C", direction, rotateDirection(direction, 1) === out ? "R" : "L");

/** The name of a kind of card, without an article. */
export const CARD_KIND_NAMES: Readonly<Record<CardKind, Message>> = {
  S: { id: "kinds.S" },
  C: { id: "kinds.C" },
  X: { id: "kinds.X" },
  D: { id: "kinds.D" },
};
