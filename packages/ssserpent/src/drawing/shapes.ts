import type { Paint, Shape } from "@serpentarium/core/scene";
import type { Heading } from "../material/grid.ts";
import type { Colour } from "../material/serpent.ts";

/** The side of a cell, in scene units. */
export const CELL = 40;
/** The space for the labels of columns and rows, in scene units. */
export const LABEL_ROOM = 22;

const BODY_WIDTH = 24;
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

/** The link from a piece to the one in front of it, long enough to lie under both. */
function link(colour: Paint, towards: Heading): Shape {
  const [dx, dy] = STEP_VECTORS[towards] as readonly [number, number];
  return { shape: "path", d: `M0 0L${dx * CELL} ${dy * CELL}`, stroke: colour, width: BODY_WIDTH };
}

/** The printed V, which points towards the head. */
function chevron(colour: Colour, towards: Heading): Shape {
  const [dx, dy] = STEP_VECTORS[towards] as readonly [number, number];
  const at = (along: number, across: number): string =>
    `${dx * along - dy * across} ${dy * along + dx * across}`;
  return { shape: "path", d: `M${at(-3, -6)}L${at(4, 0)}L${at(-3, 6)}`, stroke: `${colour}-ink`, width: 2.5 };
}

/** The shapes of a body piece; the tail tapers. */
export function bodyShapes(colour: Colour, towards: Heading, isTail: boolean): Shape[] {
  const [dx, dy] = STEP_VECTORS[towards] as readonly [number, number];
  const half = BODY_WIDTH / 2;
  const at = (along: number, across: number): string =>
    `${dx * along - dy * across} ${dy * along + dx * across}`;
  const end: Shape = isTail
    ? {
        shape: "path",
        d: `M${at(2, -half)}Q${at(-10, -half)} ${at(-17, 0)}Q${at(-10, half)} ${at(2, half)}Z`,
        fill: colour,
      }
    : { shape: "circle", x: 0, y: 0, r: half, fill: colour };
  return [link(colour, towards), end, chevron(colour, towards)];
}

/** The shapes of a head: round for red, pointed for yellow; an adult wears a crown. */
export function headShapes(colour: Colour, facing: Heading, adult: boolean): Shape[] {
  const [dx, dy] = STEP_VECTORS[facing] as readonly [number, number];
  const at = (along: number, across: number): string =>
    `${dx * along - dy * across} ${dy * along + dx * across}`;
  const spot = (along: number, across: number): { x: number; y: number } => ({
    x: dx * along - dy * across,
    y: dy * along + dx * across,
  });
  const ink = `${colour}-ink` as const;
  const skull: Shape =
    colour === "red"
      ? { shape: "circle", x: 0, y: 0, r: 16, fill: colour, ...outline }
      : {
          shape: "path",
          d: `M${at(19, 0)}L${at(4, 15)}Q${at(-16, 16)} ${at(-16, 0)}Q${at(-16, -16)} ${at(4, -15)}Z`,
          fill: colour,
          ...outline,
        };
  const tongue: Shape = { shape: "path", d: `M${at(16, 0)}L${at(22, 0)}`, stroke: "red", width: 2.5 };
  const eyes = [-6, 6].map((across): Shape => ({ shape: "circle", ...spot(5, across), r: 2.8, fill: ink }));
  // always upright: the points would look like teeth below the eyes
  const { x, y } = spot(-7, 0);
  const crown: Shape = {
    shape: "path",
    d: `M${x - 7} ${y + 4}V${y - 4}l3.5 3.5 3.5-5 3.5 5 3.5-3.5V${y + 4}Z`,
    fill: ink,
  };
  return [tongue, skull, ...eyes, ...(adult ? [crown] : [])];
}

export const ARROWS = ["↑", "→", "↓", "←"] as const;
