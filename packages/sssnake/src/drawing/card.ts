import type { Paint, Shape } from "@serpentarium/core/scene";
import { cardDrawings } from "../cache.ts";
import { type CardKind, type Direction, type Tile, tileForBend, tileParts } from "../material/cards.ts";
import { CARD_SIZE } from "./panel-geometry.ts";

/** The colour of a snake. */
export type SnakePaint = "red" | "yellow" | "blue" | "green";
/** The colours of the snakes by seat. */
export const SNAKE_PAINTS: readonly SnakePaint[] = ["green", "red", "blue", "yellow"];

const BODY_WIDTH = 17;
const GHOST_WIDTH = 9;
const half = CARD_SIZE / 2;
/** The middle of each side of a card, relative to its centre. */
const SIDE_MIDDLES: readonly (readonly [x: number, y: number])[] = [
  [0, -half],
  [half, 0],
  [0, half],
  [-half, 0],
];
const sideMiddle = (direction: Direction): readonly [x: number, y: number] =>
  SIDE_MIDDLES[direction] ?? [0, 0];

type Part = readonly [Direction, Direction];
const isStraight = ([a, b]: Part): boolean => (a + b) % 2 === 0;

/** The SVG sweep flag of a curve around a corner of the card. */
const sweepOf = ([a, b]: Part): 0 | 1 => ((b - a + 4) % 4 === 1 ? 0 : 1);

/** One edge of the body, offset from the middle line; away from the corner if the offset is positive. */
function edgeOf(part: Part, offset: number): readonly [from: string, to: string] {
  const [[ax, ay], [bx, by]] = [sideMiddle(part[0]), sideMiddle(part[1])];
  if (isStraight(part)) {
    const [dx, dy] = ax === bx ? [offset, 0] : [0, offset];
    return [`${ax + dx} ${ay + dy}`, `L${bx + dx} ${by + dy}`];
  }
  const stretch = offset / half;
  const [r, sweep] = [half + offset, sweepOf(part)];
  // from the corner (ax + bx, ay + by), the ends lie in the directions (-bx, -by) and (-ax, -ay)
  const from = `${round(ax - bx * stretch)} ${round(ay - by * stretch)}`;
  const to = `${round(bx - ax * stretch)} ${round(by - ay * stretch)}`;
  return [from, `A${r} ${r} 0 0 ${sweep} ${to}`];
}

/** The body and its two edges, extending to the sides of the card so that cards join without a seam. */
function outlineOf(part: Part, width = BODY_WIDTH): { readonly body: string; readonly edges: string } {
  const [[from, along], [farFrom, farAlong]] = [edgeOf(part, width / 2), edgeOf(part, -width / 2)];
  const [back, backAlong] = edgeOf([part[1], part[0]], -width / 2);
  return {
    body: `M${from}${along}L${back}${backAlong}Z`,
    edges: `M${from}${along}M${farFrom}${farAlong}`,
  };
}

/** The two edges of the body on a part, as an SVG path. */
export const bodyEdgesPath = (part: Part): string => outlineOf(part).edges;

/** A point along a part; `along` is from 0 to 1. */
function pointOf(part: Part, along: number): readonly [x: number, y: number] {
  const [[ax, ay], [bx, by]] = [sideMiddle(part[0]), sideMiddle(part[1])];
  if (isStraight(part)) return [ax + (bx - ax) * along, ay + (by - ay) * along];
  // a quarter circle around a corner of the card
  const [cx, cy] = [ax + bx, ay + by];
  const [c, s] = [Math.cos((along * Math.PI) / 2), Math.sin((along * Math.PI) / 2)];
  return [cx + (ax - cx) * c + (bx - cx) * s, cy + (ay - cy) * c + (by - cy) * s];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The scales: three diamonds along the back. */
const scalesOf = (part: Part): string =>
  [1 / 6, 1 / 2, 5 / 6]
    .map((along) => pointOf(part, along))
    .map(([x, y]) => `M${round(x)} ${round(y - 3)}l3 3-3 3-3-3Z`)
    .join("");

/** The body on one part of a card; a loose part is drawn without colour (`finish.loose-parts`). */
export function bodyShapes(part: Part, paint: SnakePaint, isLoose: boolean): Shape[] {
  const { body, edges } = outlineOf(part);
  const bare: Shape[] = [
    { shape: "path", d: body, fill: isLoose ? "surface" : paint },
    { shape: "path", d: edges, stroke: isLoose ? "line" : "ink", width: 1.25 },
  ];
  return isLoose ? bare : [...bare, { shape: "path", d: scalesOf(part), fill: `${paint}-ink` }];
}

/** The background square of a card. */
export const cardSquare = (fill: Paint, stroke: Paint = "line"): Shape => ({
  shape: "rect",
  x: 1 - half,
  y: 1 - half,
  w: CARD_SIZE - 2,
  h: CARD_SIZE - 2,
  r: 4,
  fill,
  stroke,
  width: 0.75,
});

/** The shapes of a card; loose parts, those not on a trace, lie beneath the others. */
export function cardShapes(
  laid: Tile,
  paint: SnakePaint,
  onTrace: (part: Part) => boolean,
): readonly Shape[] {
  const parts = tileParts(laid);
  const key = [laid, paint, ...parts.map(onTrace)].join();
  const cached = cardDrawings.get(key);
  if (cached) return cached;
  const shapes = [
    cardSquare("paper"),
    ...parts.filter((part) => !onTrace(part)).flatMap((part) => bodyShapes(part, paint, true)),
    ...parts.filter(onTrace).flatMap((part) => bodyShapes(part, paint, false)),
  ];
  cardDrawings.set(key, shapes);
  return shapes;
}

/** The outline of a card that could be laid or that is missing. */
export function ghostShapes(laid: Tile, stroke: Paint): Shape[] {
  const outline: Shape = {
    shape: "rect",
    x: 1.5 - half,
    y: 1.5 - half,
    w: CARD_SIZE - 3,
    h: CARD_SIZE - 3,
    r: 4,
    fill: "surface",
    stroke,
    width: 1.5,
    dashed: true,
  };
  const bodies = tileParts(laid).map(
    (part): Shape => ({ shape: "path", d: outlineOf(part, GHOST_WIDTH).body, fill: stroke }),
  );
  return [outline, ...bodies];
}

/** The shapes of a card in the deck or in hand, at the size of the deck. */
export const faceOf = (kind: CardKind, seat: number): readonly Shape[] =>
  cardShapes(
    tileForBend(kind, 1, kind === "S" || kind === "X" ? "" : "R"),
    SNAKE_PAINTS[seat] ?? "green",
    () => true,
  );
