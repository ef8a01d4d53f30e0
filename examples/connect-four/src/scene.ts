import type { Seat, Text } from "@serpentarium/core";
import type { Paint, Piece, Rect, Scene, Shape, Space, Target } from "@serpentarium/core/scene";
import { isOpen, toCells } from "./material/discs.ts";
import { CELLS, COLUMNS, cellsOf, EMPTY, landing, lineThrough, ROWS } from "./material/grid.ts";
import { DISCS } from "./notation.ts";
import type { Position } from "./position.ts";

const SIZE = 50;
/** Room for the discs that wait above the grid, and for the letters below it. */
const ABOVE = 36;
const BELOW = 26;
const WIDTH = COLUMNS.length * SIZE;
const FLOOR = ABOVE + ROWS * SIZE;

const NAMES = [
  { en: "red", fr: "rouge" },
  { en: "yellow", fr: "jaune" },
] as const;
const FREE: Text = { en: "free", fr: "libre" };

const BACKGROUND: readonly Shape[] = [
  { shape: "rect", x: 0, y: ABOVE, w: WIDTH, h: ROWS * SIZE, r: 12, fill: "blue" },
  ...COLUMNS.map((text, column): Shape => {
    return { shape: "text", x: (column + 0.5) * SIZE, y: FLOOR + BELOW / 2, size: 15, text, fill: "muted" };
  }),
];

const boxOf = (cell: number): Rect => {
  const y = FLOOR - ((cell % ROWS) + 1) * SIZE;
  return { x: Math.floor(cell / ROWS) * SIZE, y, w: SIZE, h: SIZE };
};

function spaceOf(cells: readonly number[], cell: number): Space {
  const id = String(CELLS[cell]);
  const { en, fr } = NAMES[cells[cell] ?? EMPTY] ?? FREE;
  const hole: Shape = { shape: "circle", x: SIZE / 2, y: SIZE / 2, r: 21, fill: "surface" };
  return { id, label: { en: `${id}: ${en}`, fr: `${id} : ${fr}` }, ...boxOf(cell), shapes: [hole] };
}

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

// by cell and colour: a disc that waits above a column already has the id of the cell where it will land
const idOf = (cell: number, seat: Seat): string => `${NAMES[seat === 0 ? 0 : 1].en}-${CELLS[cell]}`;

function landed(cells: readonly number[], cell: number): Piece {
  const seat = cells[cell] === 0 ? 0 : 1;
  const { x, y } = boxOf(cell);
  return {
    id: idOf(cell, seat),
    x: x + SIZE / 2,
    y: y + SIZE / 2,
    shapes: disc(seat, 21, lineThrough(cells, cell) ? "ink" : undefined),
    label: NAMES[seat],
    glyph: String(DISCS[seat]),
  };
}

function waiting(cells: readonly number[], column: number, seat: Seat): Piece {
  const { en, fr } = NAMES[seat === 0 ? 0 : 1];
  const name = COLUMNS[column];
  return {
    id: idOf(landing(cells, column), seat),
    x: (column + 0.5) * SIZE,
    y: ABOVE / 2,
    shapes: disc(seat, 11),
    label: { en: `${en}, above column ${name}`, fr: `${fr}, au-dessus de la colonne ${name}` },
    glyph: "↓",
  };
}

function targetOf(cells: readonly number[], column: number): Target {
  const id = String(COLUMNS[column]);
  const discs = cellsOf(column).filter((cell) => cells[cell] !== EMPTY).length;
  const label = {
    en: `Column ${id}: ${discs} of ${ROWS} discs`,
    fr: `Colonne ${id} : ${discs} jeton${discs > 1 ? "s" : ""} sur ${ROWS}`,
  };
  return { id, label, area: { x: column * SIZE, y: 0, w: SIZE, h: FLOOR } };
}

export function scene(position: Position): Scene {
  const { discs } = position;
  const cells = toCells(discs);
  const columns = COLUMNS.map((_, column) => column);
  const taken = [...cells.keys()].filter((cell) => cells[cell] !== EMPTY);
  const open = position.phase === "drop" ? columns.filter((column) => isOpen(discs, column)) : [];
  const seat = position.phase === "drop" ? position.toAct : 0;
  return {
    width: WIDTH,
    height: FLOOR + BELOW,
    pitch: { x: SIZE, y: SIZE },
    label: { en: "A grid of seven columns and six rows", fr: "Une grille de sept colonnes et six rangées" },
    background: BACKGROUND,
    spaces: [...cells.keys()].map((cell) => spaceOf(cells, cell)),
    pieces: [
      ...taken.map((cell) => landed(cells, cell)),
      ...open.map((column) => waiting(cells, column, seat)),
    ],
    targets: columns.map((column) => targetOf(cells, column)),
  };
}

export function seatName(_position: Position, seat: Seat): Text {
  const { en, fr } = NAMES[seat === 0 ? 0 : 1];
  return { en: `Player ${seat + 1} (${en})`, fr: `Joueur ${seat + 1} (${fr}s)` };
}
