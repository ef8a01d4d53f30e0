import type { Layout, Paint, Piece, Shape } from "@serpentarium/core/scene";
import { memoizeByKey, memoizeByPlace } from "../cache.ts";
import {
  type Card,
  cardGlyph,
  cardName,
  cornerText,
  rankOf,
  suitOf,
  VALUE_BY_CARD,
} from "../material/cards.ts";
import type { Row } from "../material/rest-table.ts";
import { headdressAt, LARGE_SUITS, pipsPath, SMALL_SUITS } from "./card-art.ts";
import { type BoardGeometry, CARD_DIMENSIONS, cardRect, type Point } from "./layout.ts";
import { outlineAt } from "./outline.ts";

/** The positions of rank, suit and picture on a card whose lower edge is at 0. */
interface CardLayout {
  readonly rank: Point & { readonly size: number };
  readonly suit: Point & { readonly factor: number };
  readonly picture: Point;
  /** The distance of the two mirrored headdresses from the middle of the picture; one headdress if omitted. */
  readonly mirrorOffset?: number;
}

/** Wide cards look like printed ones; narrow cards have only the parts that stay legible. */
const CARD_LAYOUTS: Readonly<Record<Layout, CardLayout>> = {
  wide: {
    rank: { x: -16.5, y: -57, size: 17 },
    suit: { x: -16, y: -42, factor: 1 },
    picture: { x: 9, y: -35 },
    mirrorOffset: 16,
  },
  narrow: {
    rank: { x: -9, y: -43, size: 20 },
    suit: { x: 10, y: -43.5, factor: 1.5 },
    picture: { x: 0, y: -18 },
  },
};

/** The paths of a picture: in the colour of the suit, and in gold. */
interface PicturePaths {
  readonly coloured: string;
  readonly gold: string;
}

/** The headdress of a court card, once or mirrored; `undefined` for other cards. */
function courtPicture(card: Card, { picture, mirrorOffset }: CardLayout): PicturePaths | undefined {
  const signs = mirrorOffset ? [1, -1] : [1];
  const headdresses = signs.flatMap(
    (sign) => headdressAt(card, { ...picture, y: picture.y - sign * (mirrorOffset ?? 0) }, sign) ?? [],
  );
  if (headdresses.length === 0) return undefined;
  return {
    coloured: headdresses.map(({ coloured }) => coloured).join(""),
    gold: headdresses.map(({ gold }) => gold).join(""),
  };
}

function pictureOf(card: Card, layout: Layout): PicturePaths {
  const composition = CARD_LAYOUTS[layout];
  const [suit, value] = [suitOf(card), VALUE_BY_CARD[card] ?? 1];
  if (value > 1 && layout === "wide")
    return { coloured: pipsPath(suit, value, composition.picture), gold: "" };
  return (
    courtPicture(card, composition) ?? {
      coloured: outlineAt(LARGE_SUITS[suit], composition.picture),
      gold: "",
    }
  );
}

/** The background of a card; cards that count 1, on which pawns rest, have a heavier edge. */
const cardBackground = (card: Card, { w, h }: BoardGeometry["card"]): Shape =>
  VALUE_BY_CARD[card] === 1
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

function drawCard(card: Card, layout: Layout): readonly Shape[] {
  const { rank: place, suit: corner } = CARD_LAYOUTS[layout];
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const rankSize = rank === "T" ? place.size * 0.85 : place.size;
  const fill: Paint = suit === "d" || suit === "h" ? "red" : "ink";
  const { coloured, gold } = pictureOf(card, layout);
  const small = outlineAt(SMALL_SUITS[suit], corner, corner.factor);
  return [
    cardBackground(card, CARD_DIMENSIONS[layout].card),
    { shape: "text", ...place, size: rankSize, text: cornerText(rank), fill },
    ...(gold ? [{ shape: "path", d: gold, fill: "yellow", stroke: "line" } as const] : []),
    { shape: "path", d: small + coloured, fill },
  ];
}

/** The shapes of a card whose lower edge is at 0. */
export const cardShapes = memoizeByKey((card: Card, layout: Layout) => `${layout} ${card}`, drawCard);

const cardPiece = memoizeByPlace((card, number, geometry): Piece => {
  const { x, y, w, h } = cardRect(number, geometry);
  return {
    id: `card-${number}`,
    x: x + w / 2,
    y: y + h,
    shapes: cardShapes(card, geometry.layout),
    label: cardName(card),
    glyph: cardGlyph(card),
  };
});

/** The pieces of the cards of a row. */
export const cardPieces = (row: Row, geometry: BoardGeometry): Piece[] =>
  row.map((card, i) => cardPiece(card, i + 1, geometry));
