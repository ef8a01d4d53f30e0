import { deepFreeze, type Text } from "@serpentarium/core";

/** The kinds of cards, in the order in which texts and counts name them (`material.cards`). */
export const KINDS = ["S", "C", "X", "D"] as const;
/** One of the kinds of cards: straight, curve, crossing, double curve. */
export type Kind = (typeof KINDS)[number];

/** How many of each kind, in the order of {@link KINDS}. */
export type Counts = readonly [number, number, number, number];

export const indexOf: Readonly<Record<Kind, number>> = { S: 0, C: 1, X: 2, D: 3 };
/** No cards. */
export const NONE: Counts = deepFreeze([0, 0, 0, 0]);

/** How many cards in all. */
export const totalOf = ([s, c, x, d]: Counts): number => s + c + x + d;
/** How many cards of a kind. */
export const countOf = (counts: Counts, kind: Kind): number => counts[indexOf[kind]] ?? 0;

/** Counts with one card of a kind more, or less. */
export function changed([s, c, x, d]: Counts, kind: Kind, by: 1 | -1): Counts {
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

/** The kinds of which there is at least one. */
export const kindsIn = (counts: Counts): Kind[] => KINDS.filter((_, i) => (counts[i] ?? 0) > 0);

/** The card of a hand of one. */
export const onlyKind = (hand: Counts): Kind => kindsIn(hand)[0] ?? "S";

/** Every card by its kind, as `SSC`. */
export const spelled = (counts: Counts): string =>
  KINDS.map((kind, i) => kind.repeat(counts[i] ?? 0)).join("");

/** A side of a card, and the way that leads out of it: north, east, south, west. */
export type Way = 0 | 1 | 2 | 3;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
/** The ways in their order: 0 is north, 1 east, 2 south, 3 west. */
export const WAYS: readonly Way[] = [NORTH, EAST, SOUTH, WEST];

/** A way, after quarter turns to the right. */
export const turned = (way: Way, quarters: number): Way => ((way + quarters) & 3) as Way;
/** The way back. */
export const opposite = (way: Way): Way => turned(way, 2);

/** What lies on a cell of a snake's grid: nothing, a card as it lies, or half of the big card. */
export type Laid = number;
/** Nothing lies on a cell. */
export const EMPTY: Laid = 0;
/** The half of the big card with the tail. */
export const TAIL: Laid = 10;
/** The half of the big card with the head. */
export const HEAD: Laid = 11;

/** Cards as they lie, by the sides that their parts join (`material.parts`); the first stands for an empty cell. */
export const LAID_NAMES = ["", "SV", "SH", "CNE", "CNW", "CSE", "CSW", "X", "DNE", "DNW"] as const;

const PARTS: readonly (readonly (readonly [Way, Way])[])[] = [
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

/** The parts of a card as it lies, each by the two sides that it joins. */
export const cardParts = (laid: Laid): readonly (readonly [Way, Way])[] => PARTS[laid] ?? [];

// the big card joins nothing: its two openings are where traces begin and end
const JOINED: readonly (Way | -1)[] = [...PARTS, [], []].flatMap((parts) =>
  WAYS.map((side) => {
    const part = parts.find((ends) => ends.includes(side));
    return part ? (part[0] === side ? part[1] : part[0]) : -1;
  }),
);

/** The side that a part joins to a side; -1 where no part ends there. */
export const joined = (laid: Laid, side: Way): Way | -1 => JOINED[laid * 4 + side] as Way | -1;

/** The kind of a card as it lies. */
export const kindOf = (laid: Laid): Kind => KINDS.find((kind) => LAID_NAMES[laid]?.startsWith(kind)) ?? "S";

/** Which way the snake goes on from a card: straight, to its left or to its right. */
export const TURNS = ["", "L", "R"] as const;
/** Straight on (the empty text), `L` or `R`. */
export type Turn = (typeof TURNS)[number];

/** The turns that a kind of card can make. */
export const turnsOf = (kind: Kind): readonly Turn[] => (kind === "S" || kind === "X" ? [""] : ["L", "R"]);

const QUARTERS: Readonly<Record<Turn, number>> = { "": 0, L: 3, R: 1 };

// by kind, way and quarter turns: a table, because every legal action asks
const LAYING: readonly Laid[] = KINDS.flatMap((kind) =>
  WAYS.flatMap((way) =>
    [0, 1, 2, 3].map((quarters) =>
      PARTS.findIndex(
        (_, laid) =>
          LAID_NAMES[laid]?.startsWith(kind) && joined(laid, opposite(way)) === turned(way, quarters),
      ),
    ),
  ),
);

/** A card as it lies when a snake that goes some way turns on it. */
export const layingOf = (kind: Kind, way: Way, turn: Turn): Laid =>
  LAYING[indexOf[kind] * 16 + way * 4 + QUARTERS[turn]] ?? EMPTY;

/** A card of one part that leads from one way into another. */
export const plainCard = (way: Way, out: Way): Laid =>
  way === out ? layingOf("S", way, "") : layingOf("C", way, turned(way, 1) === out ? "R" : "L");

/** What a kind of card is called in a sentence. */
export const KIND_NAMES: Readonly<Record<Kind, Text>> = {
  S: { en: "straight", fr: "droite" },
  C: { en: "curve", fr: "courbe" },
  X: { en: "crossing", fr: "croisement" },
  D: { en: "double curve", fr: "double courbe" },
};
