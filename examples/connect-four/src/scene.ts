import type { Seat } from "@serpentarium/core";
import {
  above,
  type Block,
  createSeatName,
  frameBlock,
  gridBlock,
  type Paint,
  type Piece,
  type PlacedShape,
  type Scene,
  type Shape,
  type SlotPiece,
  type Target,
} from "@serpentarium/core/scene";
import { isOpen, toCells } from "./material/discs.ts";
import { CELLS, COLUMNS, cellsOf, EMPTY, landing, lineThrough, ROWS } from "./material/grid.ts";
import type { Position } from "./position.ts";

const SIZE = 50;
/** Room for the discs that wait above the grid, and for the letters below it. */
const ABOVE = 36;
const BELOW = 26;
const WIDTH = COLUMNS.length * SIZE;
const HOLE: Shape = { shape: "circle", x: SIZE / 2, y: SIZE / 2, r: 21, fill: "surface" };
const LETTERS = COLUMNS.map((text, column): PlacedShape => {
  return { shape: "text", x: (column + 0.5) * SIZE, y: BELOW / 2, size: 15, text, fill: "muted" };
});

const NAMES = [
  { en: "red", fr: "rouge" },
  { en: "yellow", fr: "jaune" },
] as const;

export const seatName = createSeatName(NAMES);

/** A disc: a ring marks the red ones and a diamond the yellow ones, for those who see no difference in colour. */
function disc(seat: Seat, radius: number, rim?: Paint): readonly Shape[] {
  const [paint, ink] = seat === 0 ? (["red", "red-ink"] as const) : (["yellow", "yellow-ink"] as const);
  const r = radius / 2;
  const drawn = { stroke: ink, width: radius / 7 } as const;
  const mark: Shape =
    seat === 0
      ? { shape: "circle", x: 0, y: 0, r, ...drawn }
      : { shape: "path", d: `M0-${r} ${r} 0 0 ${r}-${r} 0Z`, ...drawn };
  return [{ shape: "circle", x: 0, y: 0, r: radius, fill: paint, stroke: rim ?? "none", width: 4 }, mark];
}

/** A disc by its cell and colour: one that waits above a column already has the id of the cell where it will land. */
function piece(cell: number, seat: Seat, radius: number, rim?: Paint): SlotPiece {
  const label = NAMES[seat === 0 ? 0 : 1];
  return {
    id: `${label.en}-${CELLS[cell]}`,
    shapes: disc(seat, radius, rim),
    label,
    glyph: label.en.charAt(0),
  };
}

/** The grid, with a rim on the discs of a line. */
function gridOf(cells: readonly number[]): Block {
  const look = {
    columns: COLUMNS.length,
    rows: ROWS,
    size: SIZE,
    shapes: [HOLE],
    empty: { en: "free", fr: "libre" },
  };
  const grid = gridBlock(look, (id) => {
    const cell = CELLS.indexOf(id);
    const seat = cells[cell] ?? EMPTY;
    if (seat === EMPTY) return {};
    return { pieces: [piece(cell, seat, 21, lineThrough(cells, cell) ? "ink" : undefined)] };
  });
  return frameBlock(grid, { fill: "blue", r: 12 });
}

/** A disc of the seat to act above each open column. */
function waitingAbove({ discs, ...position }: Position, cells: readonly number[]): readonly Piece[] {
  if (position.phase === "over") return [];
  const { toAct } = position;
  return COLUMNS.flatMap((name, column) => {
    if (!isOpen(discs, column)) return [];
    const disc = piece(landing(cells, column), toAct, 11);
    const { en, fr } = disc.label;
    const label = { en: `${en}, above column ${name}`, fr: `${fr}, au-dessus de la colonne ${name}` };
    return [{ ...disc, x: (column + 0.5) * SIZE, y: ABOVE / 2, label, glyph: "↓" }];
  });
}

function targetOf(cells: readonly number[], column: number): Target {
  const id = String(COLUMNS[column]);
  const discs = cellsOf(column).filter((cell) => cells[cell] !== EMPTY).length;
  const label = {
    en: `Column ${id}: ${discs} of ${ROWS} discs`,
    fr: `Colonne ${id} : ${discs} jeton${discs > 1 ? "s" : ""} sur ${ROWS}`,
  };
  return { id, label, area: { x: column * SIZE, y: 0, w: SIZE, h: ABOVE + ROWS * SIZE } };
}

/** The discs that wait, the grid and the letters of its columns, one above the other; whole columns are pressed. */
export function scene(position: Position): Scene {
  const cells = toCells(position.discs);
  const waiting = { width: WIDTH, height: ABOVE, pieces: waitingAbove(position, cells) };
  const letters = { width: WIDTH, height: BELOW, background: LETTERS };
  return {
    ...above([waiting, gridOf(cells), letters]),
    targets: COLUMNS.map((_, column) => targetOf(cells, column)),
    pitch: { x: SIZE, y: SIZE },
    label: { en: "A grid of seven columns and six rows", fr: "Une grille de sept colonnes et six rangées" },
  };
}
