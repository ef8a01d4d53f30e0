/** Teams of two: partners sit opposite each other, and win and lose together. @module */
import { defineGame, type Outcome, type Seat, seatsOf, type Table, type TypesOf } from "@serpentarium/core";
import { gridBlock } from "@serpentarium/core/scene";

type Cells = readonly (Seat | null)[];
type Position = { readonly table: Table; readonly cells: Cells } & (
  | { readonly phase: "place"; readonly toAct: Seat }
  | { readonly phase: "over"; readonly outcome: Outcome }
);
type Action = { readonly phase: "place"; readonly cell: string };

const GRID = { columns: 4, rows: 4, size: 50 };
const NAMES = ["4", "3", "2", "1"].flatMap((row) => ["a", "b", "c", "d"].map((column) => column + row));

const teamOf = (seat: Seat): number => seat % 2;

/** Whether a team has a square of four cells. */
const hasSquare = (cells: Cells, team: number): boolean =>
  NAMES.some(
    (_, i) =>
      i % 4 < 3 &&
      [i, i + 1, i + 4, i + 5].every((cell) => {
        const seat = cells[cell];
        return typeof seat === "number" && teamOf(seat) === team;
      }),
  );

export const teams = defineGame<TypesOf<Position, Action>>({
  id: "teams",
  seats: { min: 4, max: 4 },
  teamOf,
  start: (table) => ({ phase: "place", table, cells: NAMES.map(() => null), toAct: 0 }),
  phases: {
    place: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: ({ cells }) =>
        NAMES.filter((_, i) => cells[i] === null).map((cell) => ({ phase: "place", cell })),
      apply(position, { cell }) {
        const { table, toAct } = position;
        const cells = position.cells.with(NAMES.indexOf(cell), toAct);
        const over = (reason: string, places: readonly number[]): Position => ({
          phase: "over",
          table,
          cells,
          outcome: { reason, places },
        });
        if (hasSquare(cells, teamOf(toAct)))
          return over(
            "end.square",
            seatsOf(table).map((seat) => (teamOf(seat) === teamOf(toAct) ? 1 : 2)),
          );
        if (!cells.includes(null)) return over("end.full", [1, 1, 1, 1]);
        return { phase: "place", table, cells, toAct: (toAct + 1) % 4 };
      },
    },
  },
  scene: ({ cells }) => ({
    label: "A grid of sixteen cells",
    ...gridBlock(GRID, (id, cell) => {
      const seat = cells[cell];
      if (typeof seat !== "number") return { target: true };
      const label = `player ${seat + 1}`;
      const fill = teamOf(seat) === 0 ? "accent" : "ink";
      const pieces = [
        {
          id: `mark-${id}`,
          label,
          glyph: `${seat + 1}`,
          shapes: [{ shape: "circle", x: 0, y: 0, r: 15, fill }] as const,
        },
      ];
      return { pieces, target: true };
    }),
  }),
});
