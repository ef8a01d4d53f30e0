import type { Shape } from "@serpentarium/core/scene";
import { goalCardFor } from "../material/headings.ts";
import {
  type BoardGeometry,
  cardRect,
  lineDirection,
  lineMiddle,
  lineOf,
  lineSpan,
  waitingArea,
} from "./layout.ts";

const BODY_WIDTH = 18;
/** The radius of a bend at the end of a line, and its distance from the cards. */
const BEND_RADIUS = 12;
const BEND_OFFSET = 3;

const diamondPath = (x: number, y: number): string => `M${x} ${y - 5.5}l3.5 5.5-3.5 5.5-3.5-5.5z`;

/** The bend into a line of cards from the line above it: at the right (1) or at the left (−1). */
interface Bend {
  readonly direction: -1 | 1;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

function bendsOf(geometry: BoardGeometry): readonly Bend[] {
  const [left, right] = lineSpan(geometry);
  const lines = lineOf(geometry.cards, geometry) + 1;
  return Array.from({ length: lines }, (_, line): Bend => {
    const way = line % 2 === 0 ? 1 : -1;
    return {
      direction: way,
      x: way > 0 ? right : left,
      top: lineMiddle(line - 1, geometry),
      bottom: lineMiddle(line, geometry),
    };
  });
}

function bendPath({ direction, x, bottom }: Bend): string {
  const [out, sweep] = [direction * BEND_RADIUS, direction > 0 ? 1 : 0];
  return (
    `H${x + direction * BEND_OFFSET}a${BEND_RADIUS} ${BEND_RADIUS} 0 0 ${sweep} ${out} ${BEND_RADIUS}V${bottom - BEND_RADIUS}` +
    `a${BEND_RADIUS} ${BEND_RADIUS} 0 0 ${sweep} ${-out} ${BEND_RADIUS}`
  );
}

/** The diamonds on the serpent's back in a bend. */
function bendDiamonds({ direction, x, top, bottom }: Bend): string {
  const middle = (top + bottom) / 2;
  const apart = Math.min(17, (bottom - top) / 4);
  return [-apart, 0, apart]
    .map((at) => diamondPath(x + direction * (BEND_OFFSET + BEND_RADIUS), middle + at))
    .join("");
}

/** The point after the card of the goal, where the head begins. */
function neckOf(geometry: BoardGeometry): { readonly x: number; readonly y: number; readonly way: -1 | 1 } {
  const way = lineDirection(geometry.cards, geometry);
  const { x, w } = cardRect(geometry.cards, geometry);
  return { x: way < 0 ? x : x + w, y: lineMiddle(lineOf(geometry.cards, geometry), geometry), way };
}

/** The centre line of the body, from the tail above the row along all lines to the head. */
function bodyPath(geometry: BoardGeometry): string {
  const [, right] = lineSpan(geometry);
  return `M${right} ${lineMiddle(-1, geometry)}${bendsOf(geometry).map(bendPath).join("")}H${neckOf(geometry).x}`;
}

/** The tail above the row, which ends after the last waiting pawn. */
function tailPath(geometry: BoardGeometry): string {
  const [, right] = lineSpan(geometry);
  const [y, half] = [lineMiddle(-1, geometry), BODY_WIDTH / 2];
  const tip = waitingArea("up", geometry).x - 24;
  const third = (right - tip) / 3;
  return (
    `M${right + 1} ${y - half}C${right - third} ${y - half} ${tip + third} ${y - half - 2} ${tip} ${y + 5}` +
    `C${tip + third} ${y + 4} ${right - third} ${y + half} ${right + 1} ${y + half}`
  );
}

/** The head after the goal, seen from above. */
function headShapes(geometry: BoardGeometry): Shape[] {
  const { x, y, way } = neckOf(geometry);
  const at = (along: number, across: number): string => `${x + way * along} ${y + across}`;
  const skull =
    `M${at(0, -9)}C${at(6, -9)} ${at(6, -15)} ${at(13, -15)}C${at(20, -15)} ${at(27, -8)} ${at(27, 0)}` +
    `C${at(27, 8)} ${at(20, 15)} ${at(13, 15)}C${at(6, 15)} ${at(6, 9)} ${at(0, 9)}`;
  const eyes = [-8, 8].flatMap((across): Shape[] => [
    { shape: "circle", x: x + way * 15, y: y + across, r: 4, fill: "light", stroke: "neutral-ink" },
    { shape: "circle", x: x + way * 16, y: y + across, r: 1.8, fill: "neutral-ink" },
  ]);
  return [
    {
      shape: "path",
      d: `M${at(26, 0)}L${at(33, 0)}L${at(37, -3)}M${at(33, 0)}L${at(37, 3)}`,
      stroke: "red",
      width: 2,
    },
    { shape: "path", d: skull, fill: "neutral", stroke: "line", width: 1.25 },
    ...eyes,
  ];
}

/** The board before the deal: diamonds along the whole back, and the place of each goal. */
export function emptyRowShapes(geometry: BoardGeometry): Shape[] {
  const goals = geometry.starts.map((heading) => goalCardFor(heading, geometry.cards));
  const others = Array.from({ length: geometry.cards }, (_, i) => i + 1).filter(
    (card) => !goals.includes(card),
  );
  const d = others
    .map((card) => cardRect(card, geometry))
    .map(({ x, y, w, h }) => diamondPath(x + w / 2, y + h / 2))
    .join("");
  return [
    { shape: "path", d, fill: "neutral-ink" },
    ...goals.map(
      (card): Shape => ({
        shape: "rect",
        ...cardRect(card, geometry),
        r: 5,
        fill: "paper",
        stroke: "line",
        dashed: true,
      }),
    ),
  ];
}

/** The serpent that carries the cards: its tail above the row, its head at the goal. */
export function serpentShapes(geometry: BoardGeometry): Shape[] {
  const d = bodyPath(geometry);
  return [
    { shape: "path", d, stroke: "line", width: BODY_WIDTH + 2 },
    { shape: "path", d: tailPath(geometry), fill: "neutral", stroke: "line", width: 1.25 },
    { shape: "path", d, stroke: "neutral", width: BODY_WIDTH },
    { shape: "path", d: bendsOf(geometry).map(bendDiamonds).join(""), fill: "neutral-ink" },
    ...headShapes(geometry),
  ];
}
