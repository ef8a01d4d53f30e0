import type { Layout, Paint, Piece, Shape } from "@serpentarium/core/scene";
import { type Card, cardName, cornerOf, signOf, suitOf, VALUE_OF } from "../material/cards.ts";
import type { Row } from "../material/track.ts";
import { drawOnce } from "../memory.ts";
import { type Frame, type Point, placeOf } from "./layout.ts";
import { outlineAt } from "./outline.ts";
import { headdressAt, LARGE_SUITS, pipsPath, SMALL_SUITS } from "./pictures.ts";

/** Where on a card, whose lower edge is at 0, its rank, its suit and its picture are. */
interface Composition {
  readonly rank: Point & { readonly size: number };
  readonly suit: Point & { readonly factor: number };
  readonly picture: Point;
  /** How far from the middle of the picture those on a card look out, once upwards and once on their heads. */
  readonly double?: number;
}

/** With much room a card looks like a printed one; with little it has what can be read. */
const COMPOSITIONS: Readonly<Record<Layout, Composition>> = {
  wide: {
    rank: { x: -16.5, y: -57, size: 17 },
    suit: { x: -16, y: -42, factor: 1 },
    picture: { x: 9, y: -35 },
    double: 16,
  },
  narrow: {
    rank: { x: -9, y: -43, size: 20 },
    suit: { x: 10, y: -43.5, factor: 1.5 },
    picture: { x: 0, y: -18 },
  },
};

/** What is drawn on a card in the colour of its suit, and in gold. */
interface Picture {
  readonly dyed: string;
  readonly gold: string;
}

/** Somebody on a card, once or twice. */
function portrait(card: Card, { picture, double }: Composition): Picture | undefined {
  const ways = double ? [1, -1] : [1];
  const looks = ways.flatMap(
    (way) => headdressAt(card, { ...picture, y: picture.y - way * (double ?? 0) }, way) ?? [],
  );
  if (looks.length === 0) return undefined;
  return { dyed: looks.map(({ dyed }) => dyed).join(""), gold: looks.map(({ gold }) => gold).join("") };
}

function pictureOf(card: Card, layout: Layout): Picture {
  const composition = COMPOSITIONS[layout];
  const [suit, value] = [suitOf(card), VALUE_OF[card] ?? 1];
  if (value > 1 && layout === "wide") return { dyed: pipsPath(suit, value, composition.picture), gold: "" };
  return portrait(card, composition) ?? { dyed: outlineAt(LARGE_SUITS[suit], composition.picture), gold: "" };
}

/** The sheet of a card; one that counts 1, on which pawns rest, has a frame of its own. */
const sheet = (card: Card, { w, h }: Frame["card"]): Shape =>
  VALUE_OF[card] === 1
    ? {
        shape: "rect",
        x: 1 - w / 2,
        y: 1 - h,
        w: w - 2,
        h: h - 2,
        r: 5,
        fill: "surface",
        stroke: "neutral",
        width: 2.5,
      }
    : { shape: "rect", x: -w / 2, y: -h, w, h, r: 5, fill: "paper", stroke: "line" };

function drawCard(card: Card, { card: size, layout }: Frame): readonly Shape[] {
  const { rank, suit: corner } = COMPOSITIONS[layout];
  const [suit, text] = [suitOf(card), cornerOf(card)];
  const fill: Paint = suit === "d" || suit === "h" ? "red" : "ink";
  const { dyed, gold } = pictureOf(card, layout);
  const small = outlineAt(SMALL_SUITS[suit], corner, corner.factor);
  return [
    sheet(card, size),
    { shape: "text", ...rank, size: text.length > 1 ? rank.size * 0.85 : rank.size, text, fill },
    ...(gold ? [{ shape: "path", d: gold, fill: "yellow", stroke: "line" } as const] : []),
    { shape: "path", d: small + dyed, fill },
  ];
}

/** A card whose lower edge is at 0. */
const cardShapes = drawOnce(
  // a card looks the same on all boards of a layout
  (card: Card, { layout }: Frame) => `${layout} ${card}`,
  drawCard,
);

/** The cards of a row, each where it lies. */
export const cardPieces = (row: Row, frame: Frame): Piece[] =>
  row.map((card, i) => {
    const { x, y, w, h } = placeOf(i + 1, frame);
    return {
      id: `card-${i + 1}`,
      x: x + w / 2,
      y: y + h,
      shapes: cardShapes(card, frame),
      label: cardName(card),
      glyph: signOf(card),
    };
  });
