import { hasWon, type Seat, seatsOf } from "@serpentarium/core";
import {
  type Block,
  createSeatName,
  frameBlock,
  type Paint,
  rowBlock,
  type Scene,
  type Shape,
  type Slot,
  type SlotPiece,
  vstack,
} from "@serpentarium/core/scene";
import { cardsOf, deckOf, type Position, ROW_LENGTH, toActOf } from "./rules.ts";

const SLOT = { w: 40, h: 58 };
/** A place in the overview of the deck. */
const PLACE = { w: 20, h: 30 };

export const PAINTS = ["red", "blue", "green", "yellow"] as const;
export const seatName = createSeatName([
  { id: "colours.red" },
  { id: "colours.blue" },
  { id: "colours.green" },
  { id: "colours.yellow" },
]);

/** A card of the row, or of a serpent, whose head has eyes. */
function cardPiece(card: number, paint?: (typeof PAINTS)[number], isHead = false): SlotPiece {
  const [fill, ink]: readonly [Paint, Paint] = paint ? [paint, `${paint}-ink`] : ["surface", "ink"];
  const eyes = [-7, 7].map((x): Shape => ({ shape: "circle", x, y: -16, r: 3, fill: ink }));
  return {
    id: `card-${card}`,
    shapes: [
      { shape: "rect", x: -18, y: -26, w: 36, h: 52, r: isHead ? 16 : 5, fill, stroke: "ink", width: 1.5 },
      { shape: "text", x: 0, y: 3, size: 21, text: String(card), fill: ink },
      ...(isHead ? eyes : []),
    ],
    label: { id: "pieces.card", data: { card } },
    glyph: String(card),
  };
}

/** A card that is still in the deck, or has been buried. */
function placePiece(card: number, isBuried: boolean): SlotPiece {
  return {
    id: `card-${card}`,
    shapes: [
      {
        shape: "rect",
        x: -9,
        y: -13,
        w: 18,
        h: 26,
        r: 3,
        stroke: isBuried ? "muted" : "ink",
        dashed: isBuried,
      },
      isBuried
        ? { shape: "path", d: "M-5-5 5 5M5-5-5 5", stroke: "muted", width: 2 }
        : { shape: "text", x: 0, y: 0, size: 12, text: String(card), fill: "ink" },
    ],
    label: { id: isBuried ? "pieces.buried" : "pieces.card", data: { card } },
    glyph: isBuried ? "-" : String(card),
  };
}

/** The overview of the deck: a place for each card, which is a target where chance can turn it up. */
function deckBlock(position: Position): Block {
  const { table, phase, buried } = position;
  const deck = deckOf(position);
  const places = cardsOf(table).map((card): Slot => {
    const isInDeck = deck.includes(card);
    const label = { id: "scene.turn-up", data: { card } };
    return {
      pieces: isInDeck || buried.includes(card) ? [placePiece(card, !isInDeck)] : [],
      target: phase === "turn" && isInDeck && { id: String(card), label },
    };
  });
  const title = { id: "scene.deck-count", data: { count: deck.length } };
  return rowBlock({ ...PLACE, id: "deck", label: { id: "scene.deck" }, title, count: places.length }, places);
}

/** The serpent of a seat, from its tail to its head. */
function serpentBlock(position: Position, seat: Seat): Block {
  const { table, phase, serpents } = position;
  const serpent = serpents[seat] ?? [];
  const slots = serpent.map((card, i): Slot => {
    return { pieces: [cardPiece(card, PAINTS[seat], i === serpent.length - 1)] };
  });
  const label = { id: "scene.serpent-of", data: { colour: PAINTS[seat] } };
  const count = Math.ceil(table.options.cards / table.seats);
  const title = { id: "scene.serpent", data: { number: seat + 1 } };
  const row = rowBlock({ ...SLOT, id: `serpent-${seat + 1}`, label, title, count }, slots);
  const isToAct = phase === "take" && toActOf(position) === seat;
  const stroke = isToAct || hasWon(position, seat) ? "accent" : "line";
  return frameBlock(row, { padding: 6, r: 8, fill: "paper", stroke, width: 2 });
}

/** The row and the deck, and the serpents below. */
export function scene(position: Position): Scene {
  const row = position.row.map((card): Slot => {
    const label = { id: "scene.take", data: { card } };
    return { pieces: [cardPiece(card)], target: position.phase === "take" && { id: String(card), label } };
  });
  const label = { id: "scene.row" };
  const blocks = [
    frameBlock(rowBlock({ ...SLOT, id: "row", label, title: true, count: ROW_LENGTH }, row), { padding: 6 }),
    frameBlock(deckBlock(position), { padding: 6 }),
    ...seatsOf(position.table).map((seat) => serpentBlock(position, seat)),
  ];
  return {
    ...frameBlock(vstack(blocks, 8), { padding: 8 }),
    pitch: { x: PLACE.w, y: PLACE.h },
    label: { id: "scene.table" },
  };
}
