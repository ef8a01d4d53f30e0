import type { Seat } from "@serpentarium/core";
import {
  type Block,
  createSeatName,
  frameBlock,
  gridBlock,
  type Paint,
  type Piece,
  type PositionedShape,
  type Scene,
  type Shape,
  type SlotPiece,
  type Target,
  vstack,
} from "@serpentarium/core/scene";
import { isOpen, toCells } from "./material/discs.ts";
import { CELLS, COLUMNS, cellsOf, EMPTY, landingCell, linesOf, lineThrough, ROWS } from "./material/grid.ts";
import type { Position } from "./position.ts";

const SIZE = 50;
/** Heights of the area for waiting discs above the grid, and of the letters below it. */
const ABOVE = 36;
const BELOW = 26;
const WIDTH = COLUMNS.length * SIZE;
const HOLE: Shape = { shape: "circle", x: SIZE / 2, y: SIZE / 2, r: 21, fill: "surface" };
const LETTERS = COLUMNS.map((text, column): PositionedShape => {
  return { shape: "text", x: (column + 0.5) * SIZE, y: BELOW / 2, size: 15, text, fill: "muted" };
});

const FREE = { id: "scene.free" };
const COLOURS = [{ id: "colours.red" }, { id: "colours.yellow" }] as const;

export const seatName = createSeatName(COLOURS);

const paintOf = (seat: Seat) => (seat === 0 ? "red" : "yellow");

/** The colour of the discs of a seat. */
export const seatPaint = (_position: Position, seat: Seat): Paint => paintOf(seat);

/** A disc, marked with a ring if red and with a diamond if yellow, for colour-blind players. */
function disc(seat: Seat, radius: number, outline?: Paint): readonly Shape[] {
  const paint = paintOf(seat);
  const r = radius / 2;
  const line = { stroke: `${paint}-ink`, width: radius / 7 } as const;
  const mark: Shape =
    seat === 0
      ? { shape: "circle", x: 0, y: 0, r, ...line }
      : { shape: "path", d: `M0-${r} ${r} 0 0 ${r}-${r} 0Z`, ...line };
  return [{ shape: "circle", x: 0, y: 0, r: radius, fill: paint, stroke: outline ?? "none", width: 4 }, mark];
}

/** The piece of a disc, with its colour and cell as the id: a waiting disc has the id of the cell where it will land. */
function piece(cell: number, seat: Seat, radius: number, outline?: Paint): SlotPiece & Pick<Piece, "shapes"> {
  const colour = paintOf(seat);
  return {
    id: `${colour}-${CELLS[cell]}`,
    shapes: disc(seat, radius, outline),
    label: COLOURS[seat === 0 ? 0 : 1],
    glyph: colour.charAt(0),
  };
}

/** The grid, with outlined discs in a line. */
function gridOf(cells: readonly number[]): Block {
  const options = {
    columns: COLUMNS.length,
    rows: ROWS,
    size: SIZE,
    shapes: [HOLE],
    empty: FREE,
  };
  const grid = gridBlock(options, (id) => {
    const cell = CELLS.indexOf(id);
    const seat = cells[cell] ?? EMPTY;
    if (seat === EMPTY) return {};
    return { pieces: [piece(cell, seat, 21, lineThrough(cells, cell) ? "ink" : undefined)] };
  });
  return frameBlock(grid, { fill: "blue", r: 12 });
}

/** A disc of the acting seat above each open column. */
function waitingDiscs({ discs, ...position }: Position, cells: readonly number[]): readonly Piece[] {
  if (position.phase === "over") return [];
  const { toAct } = position;
  return COLUMNS.flatMap((name, column) => {
    if (!isOpen(discs, column)) return [];
    const disc = piece(landingCell(cells, column), toAct, 11);
    const label = { id: "scene.waiting", data: { colour: paintOf(toAct), column: name } };
    return [{ ...disc, x: (column + 0.5) * SIZE, y: ABOVE / 2, label, glyph: "↓" }];
  });
}

function targetOf(cells: readonly number[], column: number): Target {
  const id = String(COLUMNS[column]);
  const discs = cellsOf(column).filter((cell) => cells[cell] !== EMPTY).length;
  const label = { id: "scene.column", data: { column: id, discs, rows: ROWS } };
  return { id, label, area: { x: column * SIZE, y: 0, w: SIZE, h: ABOVE + ROWS * SIZE } };
}

/** The waiting discs, the grid and the letters of its columns, stacked; the targets are whole columns. */
export function scene(position: Position): Scene {
  const cells = toCells(position.discs);
  const waiting = { width: WIDTH, height: ABOVE, pieces: waitingDiscs(position, cells) };
  const letters = { width: WIDTH, height: BELOW, background: LETTERS };
  return {
    ...vstack([waiting, gridOf(cells), letters]),
    targets: COLUMNS.map((_, column) => targetOf(cells, column)),
    pitch: { x: SIZE, y: SIZE },
    label: { id: "scene.board" },
    ...(position.phase === "over" && {
      decisive: linesOf(cells).map((line) => line.map((cell) => String(CELLS[cell]))),
    }),
  };
}
