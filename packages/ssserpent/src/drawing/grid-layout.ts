import type { PieceFace, Rect, Shape } from "@serpentarium/core/scene";
import { adjacentCell, type Cell, type Grid } from "../material/grid.ts";
import { CELL, LABEL_ROOM } from "./shapes.ts";

/** The width of the margin beyond an edge that wraps around, in scene units: a whole cell, so that the next cell is visible. */
const MARGIN = CELL;

/** A grid and its position in the scene. */
export interface GridLayout {
  readonly grid: Grid;
  /** The offset of its upper left corner from that of the scene, in scene units. */
  readonly left: number;
  readonly top: number;
  /** The margin at the left and right edges, and at the top and bottom edges; 0 for edges that do not wrap around. */
  readonly marginX: number;
  readonly marginY: number;
}

/** Whether every step over one edge leads to the opposite cell. */
function isWrapAround(grid: Grid, heading: number, start: Cell, across: Cell, step: number): boolean {
  for (let i = 0; i < grid.size; i++)
    if (adjacentCell(grid, start + i * step, heading) !== across + i * step) return false;
  return true;
}

/** The layout of a grid: labels are below and at the left, margins beyond the edges that wrap around. */
export function gridLayoutOf(grid: Grid): GridLayout {
  const { size } = grid;
  const last = size * (size - 1);
  const marginX = isWrapAround(grid, 3, 0, last, 1) ? MARGIN : 0;
  const marginY = isWrapAround(grid, 0, size - 1, 0, size) ? MARGIN : 0;
  return { grid, left: LABEL_ROOM + marginX, top: marginY || 2, marginX, marginY };
}

/** The outlines of the cells in the margins. */
function marginShapes({ grid: { size }, left, top, marginX, marginY }: GridLayout): Shape[] {
  if (marginX + marginY === 0) return [];
  const side = size * CELL;
  const offsets = Array.from({ length: size + 1 }, (_, i) => i * CELL);
  const above = (at: number): string =>
    `M${left + at} ${top - marginY}v${marginY}M${left + at} ${top + side}v${marginY}`;
  const beside = (at: number): string =>
    `M${left - marginX} ${top + at}h${marginX}M${left + side} ${top + at}h${marginX}`;
  const lines = offsets.map((at) => (marginY ? above(at) : "") + (marginX ? beside(at) : ""));
  return [{ shape: "path", d: lines.join(""), stroke: "surface", width: 1.5 }];
}

/** The rectangle of a cell in the scene. */
export const cellRect = ({ grid: { size }, left, top }: GridLayout, cell: Cell): Rect => ({
  x: left + Math.floor(cell / size) * CELL,
  y: top + (size - 1 - (cell % size)) * CELL,
  w: CELL,
  h: CELL,
});

/** The centre of a cell in the scene. */
export const cellCentre = (layout: GridLayout, cell: Cell): { x: number; y: number } => {
  const { x, y } = cellRect(layout, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** The width of the frame around the grid, in scene units. */
const FRAME = 2;

/** All cells as few shapes: a square, every second cell, the lines between the cells, and gaps where there is no cell. */
function cellShapes(layout: GridLayout): Shape[] {
  const { grid, left, top } = layout;
  const { size } = grid;
  const gaps = grid.names.flatMap((_, cell) => (grid.cells.includes(cell) ? [] : [cellRect(layout, cell)]));
  const side = size * CELL;
  const between = Array.from({ length: size - 1 }, (_, i) => (i + 1) * CELL);
  const lines = between.map((at) => `M${left + at} ${top}v${side}M${left} ${top + at}h${side}`).join("");
  const pale = grid.cells.filter((cell) => (Math.floor(cell / size) + (cell % size)) % 2 === 1);
  const chequers = pale.map((cell) => {
    const { x, y, w, h } = cellRect(layout, cell);
    return `M${x} ${y}h${w}v${h}h${-w}Z`;
  });
  return [
    {
      shape: "rect",
      x: left - FRAME,
      y: top - FRAME,
      w: side + 2 * FRAME,
      h: side + 2 * FRAME,
      r: 6,
      fill: "surface",
    },
    { shape: "path", d: chequers.join(""), fill: "paper" },
    { shape: "path", d: lines, stroke: "paper", width: 1 },
    ...gaps.map((gap): Shape => ({ shape: "rect", ...gap, fill: "line" })),
  ];
}

/** The labels of columns and rows. */
const labelShapes = ({ grid, left, top, marginX, marginY }: GridLayout): Shape[] =>
  Array.from({ length: grid.size }, (_, i): Shape[] => [
    {
      shape: "text",
      x: left + (i + 0.5) * CELL,
      y: top + grid.size * CELL + marginY + LABEL_ROOM / 2,
      size: 13,
      text: String.fromCharCode(97 + i),
      fill: "muted",
    },
    {
      shape: "text",
      x: left - marginX - LABEL_ROOM / 2,
      y: top + (grid.size - i - 0.5) * CELL,
      size: 13,
      text: String(i + 1),
      fill: "muted",
    },
  ]).flat();

/** The board without pieces. */
export function boardFace(layout: GridLayout): PieceFace {
  const { grid, left, top, marginX, marginY } = layout;
  const side = grid.size * CELL;
  return {
    width: left + side + (marginX || 4),
    height: top + side + marginY + LABEL_ROOM + (marginY ? 0 : 2),
    background: [...marginShapes(layout), ...cellShapes(layout), ...labelShapes(layout)],
  };
}
