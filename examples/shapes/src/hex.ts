/** Hexagons: the first player connects the top and the bottom, the second one the left and the right. @module */
import { defineGame, type Outcome, type Seat, type Table, type TypesOf } from "@serpentarium/core";
import { formatCell } from "@serpentarium/core/notation";
import { frameBlock, hexBlock, type Scene } from "@serpentarium/core/scene";

const SIDE = 5;
const GRID = { columns: SIDE, rows: SIDE };
const NAMES = Array.from({ length: SIDE * SIDE }, (_, cell) => formatCell(GRID, cell));

type Cells = readonly (Seat | null)[];
type Position = { readonly table: Table; readonly cells: Cells } & (
  | { readonly phase: "place"; readonly toAct: Seat }
  | { readonly phase: "over"; readonly outcome: Outcome }
);
type Action = { readonly phase: "place"; readonly cell: string };

const STONES = [
  { glyph: "x", label: "cross" },
  { glyph: "o", label: "nought" },
];

const columnOf = (cell: number): number => cell % SIDE;
const rowOf = (cell: number): number => Math.floor(cell / SIDE);

/** Whether two cells touch: each row is half a cell further to the right than the one above. */
function areNeighbours(a: number, b: number): boolean {
  const [dx, dy] = [columnOf(b) - columnOf(a), rowOf(b) - rowOf(a)];
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy)) === 1;
}

/** Whether the stones of a seat connect its sides, by a search from one side. */
function isJoined(cells: Cells, seat: Seat): boolean {
  const depthOf = seat === 0 ? rowOf : columnOf;
  const stones = [...cells.keys()].filter((cell) => cells[cell] === seat);
  const reached = new Set(stones.filter((cell) => depthOf(cell) === 0));
  // cells added to the set during the iteration are visited, too
  for (const cell of reached)
    for (const next of stones.filter((stone) => areNeighbours(cell, stone))) reached.add(next);
  return [...reached].some((cell) => depthOf(cell) === SIDE - 1);
}

/** Hexagons as targets, with the stones on them and the sides that each player connects. */
function scene({ cells }: Position): Scene {
  const { pitch, ...board } = hexBlock({ ...GRID, size: 60, names: true }, (id, cell) => {
    const stone = STONES[cells[cell] ?? -1];
    return { pieces: stone ? [{ id: `stone-${id}`, ...stone }] : [], target: true };
  });
  return {
    ...frameBlock(board, { padding: 24 }),
    pitch,
    label: "Crosses join top and bottom",
    background: [
      { shape: "path", d: "M44 14H300M164 310H424", stroke: "ink", width: 6 },
      { shape: "path", d: "M4 55L138 286M330 37L464 268", stroke: "ink", width: 6, dashed: true },
    ],
  };
}

export const hex = defineGame<TypesOf<Position, Action>>({
  id: "hex",
  seats: { min: 2, max: 2 },
  start: (table) => ({ phase: "place", table, cells: NAMES.map(() => null), toAct: 0 }),
  phases: {
    place: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: ({ cells }) =>
        NAMES.filter((_, i) => cells[i] === null).map((cell) => ({ phase: "place", cell })),
      apply({ table, cells, toAct }, { cell }) {
        const after = cells.with(NAMES.indexOf(cell), toAct);
        if (!isJoined(after, toAct)) return { phase: "place", table, cells: after, toAct: 1 - toAct };
        const outcome = { reason: "end.joined", places: toAct === 0 ? [1, 2] : [2, 1] };
        return { phase: "over", table, cells: after, outcome };
      },
    },
  },
  scene,
});
