import {
  defineGame,
  type Outcome,
  placesOfWinners,
  type Seat,
  type Table,
  type TypesOf,
} from "@serpentarium/core";
import { gridBlock } from "@serpentarium/core/scene";

type Position = { readonly table: Table; readonly pebbles: number } & (
  | { readonly phase: "take"; readonly toAct: Seat }
  | { readonly phase: "over"; readonly outcome: Outcome }
);
type Action = { readonly phase: "take"; readonly count: number };

const GRID = { columns: 5, rows: 3, size: 60 };
const MOST = 3;

const PEBBLE = [{ shape: "circle", x: 0, y: 0, r: 20, fill: "green", stroke: "ink", width: 2 }] as const;

/** Players take one to three pebbles in turn; the player who takes the last one wins. */
export const nim = defineGame<TypesOf<Position, Action>>({
  id: "nim",
  seats: { min: 2, max: 2 },
  start: (table) => ({ phase: "take", table, pebbles: GRID.columns * GRID.rows, toAct: 0 }),
  phases: {
    take: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: ({ pebbles }) =>
        Array.from({ length: Math.min(pebbles, MOST) }, (_, i) => ({ phase: "take", count: i + 1 })),
      apply({ table, pebbles, toAct }, { count }) {
        const left = pebbles - count;
        const outcome = { reason: "end.last", places: placesOfWinners([toAct], table) };
        return left === 0
          ? { phase: "over", table, pebbles: left, outcome }
          : { phase: "take", table, pebbles: left, toAct: 1 - toAct };
      },
    },
  },
  // pressing a pebble takes it and all later ones
  clicks: ({ pebbles }, { count }) => [gridBlock(GRID, () => ({})).spaces[pebbles - count]?.id ?? ""],
  scene: ({ pebbles }) => ({
    label: { id: "scene.pebbles", data: { pebbles } },
    ...gridBlock(GRID, (id, cell) => {
      const count = pebbles - cell;
      if (count < 1) return {};
      const pebble = { id: `pebble-${id}`, label: { id: "scene.pebble" }, glyph: "●", shapes: PEBBLE };
      return {
        pieces: [pebble],
        ...(count <= MOST && { target: { id, label: { id: "scene.take", data: { count } } } }),
      };
    }),
  }),
});
