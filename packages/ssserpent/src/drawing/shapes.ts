import type { Shape } from "@serpentarium/core/scene";
import type { Heading } from "../material/grid.ts";
import type { Colour } from "../material/serpent.ts";

/** The side of a cell, in scene units. */
export const CELL = 40;
/** The space for the labels of columns and rows, in scene units. */
export const LABEL_ROOM = 22;

/** The width of the body of a serpent, in scene units. */
export const BODY_WIDTH = 24;
/** The unit vector of each heading: north is up. */
export const STEP_VECTORS: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const outline = { stroke: "line", width: 1.25 } as const;

const LEAF: Shape = {
  shape: "path",
  d: "M1-8Q2-15 9-15 8-8 1-8Z",
  fill: "green",
  stroke: "line",
  width: 0.75,
};

const appleWith = (fill: Colour | "blue", mark?: string): readonly Shape[] => [
  {
    shape: "path",
    d: "M0-7C-4-11-13-9-13 1-13 9-6 13 0 11 6 13 13 9 13 1 13-9 4-11 0-7Z",
    fill,
    ...outline,
  },
  ...(mark === undefined ? [] : [{ shape: "path", d: mark, fill: `${fill}-ink` } as const]),
  LEAF,
];

/** The shapes of apples, distinct without colour: red are plain, yellow have a diamond, blue a star. */
export const APPLE_SHAPES: Readonly<Record<Colour | "blue", readonly Shape[]>> = {
  red: appleWith("red"),
  yellow: appleWith("yellow", "M0-5 4.5 1 0 7-4.5 1Z"),
  blue: appleWith("blue", "M0-5 1.9-.6 6.7-.2 3 2.9 4.1 7.6 0 5.1-4.1 7.6-3 2.9-6.7-.2-1.9-.6Z"),
};

/** A direction or a place, as a vector. */
type Vector = readonly [x: number, y: number];

/** The path data of a point that is so far in a direction, and so far to the right of it. */
const pointAt = ([dx, dy]: Vector, along: number, across: number): Vector => [
  dx * along - dy * across,
  dy * along + dx * across,
];
const vectorOf = (heading: Heading): Vector => STEP_VECTORS[heading] as Vector;

/** The printed V, which points towards the head. */
function chevron(colour: Colour, direction: Vector, [x, y]: Vector = [0, 0]): Shape {
  const at = (along: number, across: number): string => {
    const [dx, dy] = pointAt(direction, along, across);
    return `${x + dx} ${y + dy}`;
  };
  return { shape: "path", d: `M${at(-3, -6)}L${at(4, 0)}L${at(-3, 6)}`, stroke: `${colour}-ink`, width: 2.5 };
}

/** The printed side of a body piece. */
export const bodyTokenShapes = (colour: Colour): Shape[] => [
  { shape: "path", d: `M0 0V${-CELL}`, stroke: colour, width: BODY_WIDTH },
  { shape: "circle", x: 0, y: 0, r: BODY_WIDTH / 2, fill: colour },
  chevron(colour, vectorOf(0)),
];

/** How far the middle of the body is from that of a cell in which it bends, in each of its two directions. */
const BEND = CELL / 8;

/**
 * The V of a body piece on the line of its serpent, in the middle of the bend if there is one.
 *
 * @param from - the heading from the piece behind
 * @param to - the heading to the piece in front
 */
export function bodyShapes(colour: Colour, from: Heading, to: Heading): Shape[] {
  const [[ax, ay], [bx, by]] = [vectorOf(from), vectorOf(to)];
  const size = Math.hypot(ax + bx, ay + by);
  // 0 is added because coordinates must not be -0
  const middle: Vector = [(bx - ax) * BEND + 0, (by - ay) * BEND + 0];
  return [chevron(colour, [(ax + bx) / size, (ay + by) / size], middle)];
}

/** The look of a head. */
export interface HeadLook {
  readonly facing: Heading;
  /** An adult wears a crown. */
  readonly adult: boolean;
  readonly isMouthOpen?: boolean;
}

/** The shapes of a head: round for red, pointed for yellow. */
export function headShapes(colour: Colour, { facing, adult, isMouthOpen = false }: HeadLook): Shape[] {
  const direction = vectorOf(facing);
  const at = (along: number, across: number): string => pointAt(direction, along, across).join(" ");
  const spot = (along: number, across: number): { x: number; y: number } => {
    const [x, y] = pointAt(direction, along, across);
    return { x, y };
  };
  const ink = `${colour}-ink` as const;
  const path = (d: string): Shape => ({ shape: "path", d, fill: colour, ...outline });
  const back = `${at(4, 15)}Q${at(-16, 16)} ${at(-16, 0)}Q${at(-16, -16)} ${at(4, -15)}`;
  const closed: Readonly<Record<Colour, Shape>> = {
    red: { shape: "circle", x: 0, y: 0, r: 16, fill: colour, ...outline },
    yellow: path(`M${at(19, 0)}L${back}Z`),
  };
  const open: Readonly<Record<Colour, Shape>> = {
    red: path(`M${at(1, 0)}L${at(13, 9.3)}A16 16 0 1 1 ${at(13, -9.3)}Z`),
    yellow: path(`M${at(1, 0)}L${at(18, 9)}L${back}L${at(18, -9)}Z`),
  };
  // over the end of the body between the jaws
  const throat: Shape = { shape: "path", d: `M${at(0, 0)}L${at(13, 8)}L${at(13, -8)}Z`, fill: ink };
  const tongue: Shape = {
    shape: "path",
    d: isMouthOpen
      ? `M${at(5, 0)}L${at(17, 0)}L${at(22, -4)}M${at(17, 0)}L${at(22, 4)}`
      : `M${at(16, 0)}L${at(22, 0)}`,
    stroke: "red",
    width: 2.5,
  };
  const [along, across] = isMouthOpen ? [1, 8.5] : [5, 6];
  const eyes = [-across, across].map(
    (side): Shape => ({ shape: "circle", ...spot(along, side), r: 2.8, fill: ink }),
  );
  // always upright: the points would look like teeth below the eyes
  const { x, y } = spot(-7, 0);
  const crown: Shape = {
    shape: "path",
    d: `M${x - 7} ${y + 4}V${y - 4}l3.5 3.5 3.5-5 3.5 5 3.5-3.5V${y + 4}Z`,
    fill: ink,
  };
  return [
    ...(isMouthOpen ? [throat, tongue, open[colour]] : [tongue, closed[colour]]),
    ...eyes,
    ...(adult ? [crown] : []),
  ];
}

export const ARROWS = ["↑", "→", "↓", "←"] as const;
