import type { Rect, Shape } from "@serpentarium/core/scene";
import { type Cell, type Grid, neighbour } from "../material/grid.ts";
import { CELL, EDGE } from "./shapes.ts";

/** How far one sees beyond edges that join: a whole cell, so that a head there looks out at what lies before it. */
const RIM = CELL;

/** A grid where it is drawn. */
export interface Plot {
  readonly grid: Grid;
  /** How far its upper left corner is from that of the scene. */
  readonly left: number;
  readonly top: number;
  /** How far one sees beyond the edges at the sides, and beyond those above and below: 0 where they do not join. */
  readonly rimX: number;
  readonly rimY: number;
}

/** Whether a step over each edge cell of one side leads to the cell across. */
function areJoined(grid: Grid, heading: number, start: Cell, across: Cell, step: number): boolean {
  for (let i = 0; i < grid.size; i++)
    if (neighbour(grid, start + i * step, heading) !== across + i * step) return false;
  return true;
}

/** Where a grid is drawn: names stand below and at its left, and rims beyond the edges that join. */
export function plotOf(grid: Grid): Plot {
  const { size } = grid;
  const last = size * (size - 1);
  const rimX = areJoined(grid, 3, 0, last, 1) ? RIM : 0;
  const rimY = areJoined(grid, 0, size - 1, 0, size) ? RIM : 0;
  return { grid, left: EDGE + rimX, top: rimY || 2, rimX, rimY };
}

/** The cells beyond the edges that join, as mere outlines. */
export function rimOf({ grid: { size }, left, top, rimX, rimY }: Plot): Shape[] {
  if (rimX + rimY === 0) return [];
  const side = size * CELL;
  const along = Array.from({ length: size + 1 }, (_, i) => i * CELL);
  const above = (at: number): string =>
    `M${left + at} ${top - rimY}v${rimY}M${left + at} ${top + side}v${rimY}`;
  const beside = (at: number): string =>
    `M${left - rimX} ${top + at}h${rimX}M${left + side} ${top + at}h${rimX}`;
  const lines = along.map((at) => (rimY ? above(at) : "") + (rimX ? beside(at) : ""));
  return [{ shape: "path", d: lines.join(""), stroke: "surface", width: 1.5 }];
}

export const corner = ({ grid: { size }, left, top }: Plot, cell: Cell): Rect => ({
  x: left + Math.floor(cell / size) * CELL,
  y: top + (size - 1 - (cell % size)) * CELL,
  w: CELL,
  h: CELL,
});

export const middle = (plot: Plot, cell: Cell): { x: number; y: number } => {
  const { x, y } = corner(plot, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** All cells at once: a sheet, the lines between them, and gaps where there is no cell. */
export function cellsOf(plot: Plot): Shape[] {
  const { grid, left, top } = plot;
  const { size } = grid;
  const gaps = grid.names.flatMap((_, cell) => (grid.cells.includes(cell) ? [] : [corner(plot, cell)]));
  const side = size * CELL;
  const between = Array.from({ length: size - 1 }, (_, i) => (i + 1) * CELL);
  const lines = between.map((at) => `M${left + at} ${top}v${side}M${left} ${top + at}h${side}`).join("");
  return [
    { shape: "rect", x: left, y: top, w: side, h: side, r: 6, fill: "surface" },
    { shape: "path", d: lines, stroke: "paper", width: 2 },
    ...gaps.map((gap): Shape => ({ shape: "rect", ...gap, fill: "paper" })),
  ];
}

/** The names of columns and rows. */
export const namesOf = ({ grid, left, top, rimX, rimY }: Plot): Shape[] =>
  Array.from({ length: grid.size }, (_, i): Shape[] => [
    {
      shape: "text",
      x: left + (i + 0.5) * CELL,
      y: top + grid.size * CELL + rimY + EDGE / 2,
      size: 13,
      text: String.fromCharCode(97 + i),
      fill: "muted",
    },
    {
      shape: "text",
      x: left - rimX - EDGE / 2,
      y: top + (grid.size - i - 0.5) * CELL,
      size: 13,
      text: String(i + 1),
      fill: "muted",
    },
  ]).flat();
