import type { Text } from "@serpentarium/core";
import type { Piece, Rect, Shape } from "@serpentarium/core/scene";
import { CARD, middleOf, NEST } from "./layout.ts";
import { GIANT, HATCHLING, UNKNOWN } from "./snakes.ts";

const NAMED = new Map([
  [HATCHLING, { en: "snake 1, the hatchling", fr: "serpent 1, le nouveau-né" }],
  [GIANT, { en: "snake 12, the giant", fr: "serpent 12, le géant" }],
]);
const BACK: Text = { en: "a card, face down", fr: "une carte, face cachée" };

export const cardLabel = (card: number): Text =>
  card === UNKNOWN ? BACK : (NAMED.get(card) ?? { en: `snake ${card}`, fr: `serpent ${card}` });

/** A snake that winds once for every two lengths. */
function snake(card: number, size: number): Shape {
  const waves = Math.ceil(card / 2);
  const step = (30 * size) / 6;
  const rise = 5 * size;
  const from = (-waves * step) / 2;
  const d = `M${from} ${15 * size}${`q${step / 4}-${rise} ${step / 2} 0t${step / 2} 0`.repeat(waves)}`;
  return { shape: "path", d, stroke: "green", width: 2.5 * size };
}

function face(card: number, w: number, h: number): readonly Shape[] {
  const size = w / CARD.w;
  return [
    { shape: "rect", x: -w / 2, y: -h / 2, w, h, r: 5 * size, fill: "surface", stroke: "ink", width: 1.5 },
    { shape: "text", x: 0, y: -8 * size, size: 24 * size, text: String(card), fill: "ink" },
    snake(card, size),
  ];
}

/** A back: coils, the same on each. */
function back(w: number, h: number): readonly Shape[] {
  const coil = "M-9-1a9 9 0 1 1 9 9M-4-1a4 4 0 1 1 4 4";
  return [
    { shape: "rect", x: -w / 2, y: -h / 2, w, h, r: 5, fill: "green", stroke: "ink", width: 1.5 },
    { shape: "rect", x: -w / 2 + 4, y: -h / 2 + 4, w: w - 8, h: h - 8, r: 3, stroke: "green-ink" },
    { shape: "path", d: coil, stroke: "green-ink", width: 2.5 },
  ];
}

/** A card in its place; the id of one that is not known says where it lies. */
export const cardAt = (place: Rect, card: number, backId: string): Piece => ({
  id: card === UNKNOWN ? backId : `snake-${card}`,
  ...middleOf(place),
  shapes: card === UNKNOWN ? back(place.w, place.h) : face(card, place.w, place.h),
  label: cardLabel(card),
  glyph: card === UNKNOWN ? "?" : String(card),
});

/** Where the eggs of a nest lie, by how many there are. */
const EGGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-5, 0],
    [5, 0],
  ],
  [
    [-5, 3],
    [5, 3],
    [0, -5],
  ],
  [
    [-5, 4],
    [5, 4],
    [-5, -5],
    [5, -5],
  ],
];

export const nestLabel = (eggs: number): Text =>
  eggs === 1
    ? { en: "a nest of 1 egg", fr: "un nid de 1 œuf" }
    : { en: `a nest of ${eggs} eggs`, fr: `un nid de ${eggs} œufs` };

/** One of the six nests. */
export const nestAt = (place: Rect, nest: number, eggs: number): Piece => ({
  id: `nest-${nest + 1}`,
  ...middleOf(place),
  shapes: [
    { shape: "circle", x: 0, y: 0, r: NEST.w / 2 - 1, fill: "yellow", stroke: "yellow-ink", width: 1.5 },
    ...(EGGS[eggs] ?? []).map(
      ([x, y]): Shape => ({ shape: "circle", x, y, r: 4, fill: "light", stroke: "light-ink" }),
    ),
  ],
  label: nestLabel(eggs),
  glyph: `${eggs}e`,
});
