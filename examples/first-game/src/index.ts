import {
  defineGame,
  definePlugin,
  type Outcome,
  placesOfWinners,
  type Seat,
  type Table,
  type TypesOf,
} from "@serpentarium/core";
import { gridBlock } from "@serpentarium/core/scene";

/** The seat whose mark is on each cell, or null. */
type Cells = readonly (Seat | null)[];

type Position = { readonly table: Table; readonly cells: Cells } & (
  | { readonly phase: "place"; readonly toAct: Seat }
  | { readonly phase: "over"; readonly outcome: Outcome }
);
type Action = { readonly phase: "place"; readonly cell: string };

const GRID = { columns: 3, rows: 3, size: 60 };
const NAMES = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

const MARKS = [
  {
    label: { id: "cross" },
    glyph: "x",
    shapes: [{ shape: "path", d: "M-16-16 16 16M16-16-16 16", stroke: "accent", width: 7 }],
  },
  {
    label: { id: "nought" },
    glyph: "o",
    shapes: [{ shape: "circle", x: 0, y: 0, r: 17, stroke: "ink", width: 7 }],
  },
] as const;

const hasLine = (cells: Cells, seat: Seat): boolean =>
  LINES.some((line) => [...line].every((cell) => cells[Number(cell)] === seat));

const ticTacToe = defineGame<TypesOf<Position, Action>>({
  id: "tic-tac-toe",
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
        const over = (outcome: Outcome): Position => ({ phase: "over", table, cells: after, outcome });
        if (hasLine(after, toAct))
          return over({ reason: "end.line", places: placesOfWinners([toAct], table) });
        if (!after.includes(null)) return over({ reason: "end.full", places: [1, 1] });
        return { phase: "place", table, cells: after, toAct: 1 - toAct };
      },
    },
  },
  scene: ({ cells }) => ({
    label: { id: "grid" },
    ...gridBlock(GRID, (id, cell) => {
      const mark = MARKS[cells[cell] ?? -1];
      return { pieces: mark ? [{ id: `mark-${id}`, ...mark }] : [], target: true };
    }),
  }),
});

export default definePlugin(ticTacToe);
