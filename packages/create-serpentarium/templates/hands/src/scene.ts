import { hasWon, type Seat, seatsOf } from "@serpentarium/core";
import {
  type Block,
  frameBlock,
  hstack,
  type Layout,
  rowBlock,
  type Scene,
  type Shape,
  type Slot,
  type SlotPiece,
  vstack,
} from "@serpentarium/core/scene";
import { type Position, takersOf, toActOf, UNKNOWN } from "./rules.ts";

const SLOT = { w: 46, h: 74 };
const CARD = { shape: "rect", x: -20, y: -27, w: 40, h: 54, r: 5, stroke: "ink", width: 1.5 } as const;
const COIL: Shape = { shape: "path", d: "M-9-1a9 9 0 1 1 9 9", stroke: "green-ink", width: 3 };

/** The egg below a card that has taken it. */
const EGG: Shape = { shape: "circle", x: 0, y: 31, r: 5, fill: "light", stroke: "light-ink" };

/** A card: its number, and a snake with a wave for every two units of length. An unknown one has the id of its place. */
function cardPiece(card: number, backId: string, hasEgg = false): SlotPiece {
  if (card === UNKNOWN) {
    const label = { id: "pieces.face-down" };
    return { id: backId, shapes: [{ ...CARD, fill: "green" }, COIL], label, glyph: "?" };
  }
  const waves = Math.ceil(card / 2);
  const snake = `M${-2.5 * waves} 15${"q1.25-5 2.5 0t2.5 0".repeat(waves)}`;
  return {
    id: `snake-${card}`,
    shapes: [
      ...(hasEgg ? [EGG] : []),
      { ...CARD, fill: "surface" },
      { shape: "text", x: 0, y: -8, size: 24, text: String(card), fill: "ink" },
      { shape: "path", d: snake, stroke: "green", width: 2.5 },
    ],
    label: { id: hasEgg ? "pieces.snake-with-egg" : "pieces.snake", data: { card } },
    glyph: hasEgg ? `${card}*` : String(card),
  };
}

/** The hand of a seat, and the cards that it has laid. */
function seatBlock(position: Position, seat: Seat, layout: Layout): Block {
  const isToAct = position.phase === "lay" && toActOf(position) === seat;
  const held = (position.hands[seat] ?? []).map((card, i): Slot => {
    const target = { id: String(card), label: { id: "scene.lay", data: { card } } };
    return {
      pieces: [cardPiece(card, `back-${seat + 1}-${i + 1}`)],
      target: isToAct && card !== UNKNOWN && target,
    };
  });
  const takers = takersOf(position);
  const laid = (position.laid[seat] ?? []).map((card, round): Slot => {
    return { pieces: [cardPiece(card, "", takers[round] === seat)] };
  });
  const number = seat + 1;
  const size = { ...SLOT, count: position.table.options.hand };
  const hand = {
    id: `hand-${number}`,
    label: { id: "scene.hand-of", data: { seat } },
    title: { id: "scene.hand", data: { number } },
  };
  const table = {
    id: `laid-${number}`,
    label: { id: "scene.laid-by", data: { seat } },
    title: { id: "scene.laid", data: { number } },
  };
  const rows = [rowBlock({ ...size, ...hand }, held), rowBlock({ ...size, ...table }, laid)];
  const stack = layout === "narrow" ? vstack : hstack;
  const stroke = isToAct || hasWon(position, seat) ? "accent" : "line";
  return frameBlock(stack(rows, 12), { padding: 8, r: 8, fill: "paper", stroke, width: 2 });
}

/** The table, with the backs of the cards that the viewer does not know. */
export function scene(position: Position, layout: Layout): Scene {
  const seats = seatsOf(position.table).map((seat) => seatBlock(position, seat, layout));
  return {
    ...frameBlock(vstack(seats, 8), { padding: 8 }),
    pitch: { x: SLOT.w, y: SLOT.h },
    label: { id: "scene.table" },
  };
}
