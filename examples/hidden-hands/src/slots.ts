import type { Shape, Slot } from "@serpentarium/core/scene";
import { NESTS, UNKNOWN } from "./material.ts";

const CARD = { shape: "rect", x: -20, y: -27, w: 40, h: 54, r: 5, stroke: "ink", width: 1.5 } as const;
const FACE_DOWN = { id: "pieces.face-down" };
const COIL: Shape = { shape: "path", d: "M-9-1a9 9 0 1 1 9 9", stroke: "green-ink", width: 3 };
const EGG = { shape: "circle", r: 3, fill: "light", stroke: "light-ink" } as const;
const STRAW: Shape = { shape: "circle", x: 0, y: 0, r: 15, fill: "yellow", stroke: "yellow-ink" };

/** The face of a card: its number, and a snake with one wave for every two units of length. */
function cardFace(card: number): readonly Shape[] {
  const waves = Math.ceil(card / 2);
  const snake = `M${-2.5 * waves} 15${"q1.25-5 2.5 0t2.5 0".repeat(waves)}`;
  return [
    { ...CARD, fill: "surface" },
    { shape: "text", x: 0, y: -8, size: 24, text: String(card), fill: "ink" },
    { shape: "path", d: snake, stroke: "green", width: 2.5 },
  ];
}

/** A card, which is a target if it can be laid; an unknown card has the id of its place. */
export function cardSlot(card: number, backId: string, canLay = false): Slot {
  if (card === UNKNOWN) {
    const shapes: readonly Shape[] = [{ ...CARD, fill: "green" }, COIL];
    return { pieces: [{ id: backId, shapes, label: FACE_DOWN, glyph: "?" }] };
  }
  const [id, label] = [`snake-${card}`, { id: "pieces.snake", data: { card } }];
  const target = { id: String(card), label: { id: "scene.lay", data: { card } } };
  return { pieces: [{ id, shapes: cardFace(card), label, glyph: String(card) }], target: canLay && target };
}

/** One of the six nests; it is a target if chance can turn it up. */
export function nestSlot(nest: number, canTurn = false): Slot {
  const eggs = NESTS[nest] ?? 0;
  const label = { id: "pieces.nest", data: { eggs } };
  const shapes = Array.from({ length: eggs }, (_, i) => ({ ...EGG, x: 7 * i - 3.5 * (eggs - 1), y: 0 }));
  const piece = { id: `nest-${nest + 1}`, shapes: [STRAW, ...shapes], label, glyph: `${eggs}e` };
  return { pieces: [piece], target: canTurn && { id: String(eggs), label } };
}
