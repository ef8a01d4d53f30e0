import type { Paint, Shape } from "@serpentarium/core/scene";
import { cardParts, type Laid, type Way } from "../material/cards.ts";
import { drawings } from "../memory.ts";
import { CELL } from "./plane.ts";

/** The colour of a snake; its panel says whose it is. */
export type SnakePaint = "red" | "yellow" | "blue" | "green";
export const SNAKE_PAINTS: readonly SnakePaint[] = ["green", "red", "blue", "yellow"];

const BODY = 17;
const GHOST = 9;
const half = CELL / 2;
/** The middle of each side of a card, from its own middle. */
const SIDES: readonly (readonly [x: number, y: number])[] = [
  [0, -half],
  [half, 0],
  [0, half],
  [-half, 0],
];
const side = (way: Way): readonly [x: number, y: number] => SIDES[way] ?? [0, 0];

type Part = readonly [Way, Way];
const isStraight = ([a, b]: Part): boolean => (a + b) % 2 === 0;

/** Which way round the corner of the card a curve goes. */
const sweepOf = ([a, b]: Part): 0 | 1 => ((b - a + 4) % 4 === 1 ? 0 : 1);

/** One edge of the body: beside the middle line, further from the corner or nearer to it. */
function edgeOf(part: Part, aside: number): readonly [from: string, to: string] {
  const [[ax, ay], [bx, by]] = [side(part[0]), side(part[1])];
  if (isStraight(part)) {
    const [dx, dy] = ax === bx ? [aside, 0] : [0, aside];
    return [`${ax + dx} ${ay + dy}`, `L${bx + dx} ${by + dy}`];
  }
  const stretch = aside / half;
  const [r, sweep] = [half + aside, sweepOf(part)];
  // from the corner (ax + bx, ay + by), the ends lie in the directions (-bx, -by) and (-ax, -ay)
  const from = `${round(ax - bx * stretch)} ${round(ay - by * stretch)}`;
  const to = `${round(bx - ax * stretch)} ${round(by - ay * stretch)}`;
  return [from, `A${r} ${r} 0 0 ${sweep} ${to}`];
}

/** The body between its two edges, to the very sides of the card, so that cards join without a seam. */
function outlineOf(part: Part, width = BODY): { readonly body: string; readonly edges: string } {
  const [[from, along], [farFrom, farAlong]] = [edgeOf(part, width / 2), edgeOf(part, -width / 2)];
  const [back, backAlong] = edgeOf([part[1], part[0]], -width / 2);
  return {
    body: `M${from}${along}L${back}${backAlong}Z`,
    edges: `M${from}${along}M${farFrom}${farAlong}`,
  };
}

/** The two edges of the body on a part, as a path. */
export const edgesOf = (part: Part): string => outlineOf(part).edges;

/** A place along a part, from 0 to 1. */
function pointOf(part: Part, along: number): readonly [x: number, y: number] {
  const [[ax, ay], [bx, by]] = [side(part[0]), side(part[1])];
  if (isStraight(part)) return [ax + (bx - ax) * along, ay + (by - ay) * along];
  // a quarter circle around the corner of the card
  const [cx, cy] = [ax + bx, ay + by];
  const [c, s] = [Math.cos((along * Math.PI) / 2), Math.sin((along * Math.PI) / 2)];
  return [cx + (ax - cx) * c + (bx - cx) * s, cy + (ay - cy) * c + (by - cy) * s];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Scales: three diamonds along the back. */
const scalesOf = (part: Part): string =>
  [1 / 6, 1 / 2, 5 / 6]
    .map((along) => pointOf(part, along))
    .map(([x, y]) => `M${round(x)} ${round(y - 3)}l3 3-3 3-3-3Z`)
    .join("");

/** A stretch of the snake's body; a loose part is bare (`finish.loose-parts`). */
export function bodyShapes(part: Part, paint: SnakePaint, isLoose: boolean): Shape[] {
  const { body, edges } = outlineOf(part);
  const bare: Shape[] = [
    { shape: "path", d: body, fill: isLoose ? "surface" : paint },
    { shape: "path", d: edges, stroke: isLoose ? "line" : "ink", width: 1.25 },
  ];
  return isLoose ? bare : [...bare, { shape: "path", d: scalesOf(part), fill: `${paint}-ink` }];
}

/** The square of a card. */
export const tile = (fill: Paint, stroke: Paint = "line"): Shape => ({
  shape: "rect",
  x: 1 - half,
  y: 1 - half,
  w: CELL - 2,
  h: CELL - 2,
  r: 4,
  fill,
  stroke,
  width: 0.75,
});

/** A card as it lies; the parts that are not on a trace are loose, and lie beneath the others. */
export function cardShapes(
  laid: Laid,
  paint: SnakePaint,
  onTrace: (part: Part) => boolean,
): readonly Shape[] {
  const parts = cardParts(laid);
  const key = [laid, paint, ...parts.map(onTrace)].join();
  const known = drawings.get(key);
  if (known) return known;
  const shapes = [
    tile("paper"),
    ...parts.filter((part) => !onTrace(part)).flatMap((part) => bodyShapes(part, paint, true)),
    ...parts.filter(onTrace).flatMap((part) => bodyShapes(part, paint, false)),
  ];
  drawings.set(key, shapes);
  return shapes;
}

/** A card that is not there: one that could be laid, or that is missing. */
export function ghostShapes(laid: Laid, stroke: Paint): Shape[] {
  const outline: Shape = {
    shape: "rect",
    x: 1.5 - half,
    y: 1.5 - half,
    w: CELL - 3,
    h: CELL - 3,
    r: 4,
    fill: "surface",
    stroke,
    width: 1.5,
    dashed: true,
  };
  const bodies = cardParts(laid).map(
    (part): Shape => ({ shape: "path", d: outlineOf(part, GHOST).body, fill: stroke }),
  );
  return [outline, ...bodies];
}
