/** Pieces on a graph: three hounds try to trap a hare, which tries to get past them. @module */
import { defineGame, type Outcome, type Seat, type Table, type TypesOf } from "@serpentarium/core";
import { graphBlock, type Scene } from "@serpentarium/core/scene";

const EDGES = [
  "a2-b1 a2-b2 a2-b3 b1-b2 b2-b3 b1-c1 b1-c2 b2-c2 b3-c2 b3-c3 c1-c2",
  "c2-c3 c1-d1 c2-d1 c2-d2 c2-d3 c3-d3 d1-d2 d2-d3 d1-e2 d2-e2 d3-e2",
]
  .flatMap((line) => line.split(" "))
  .map((edge) => [edge.slice(0, 2), edge.slice(3)] as const);
const columnOf = (node: string): number => "abcde".indexOf(node.charAt(0));
const NODES = [...new Set(EDGES.flat())].map((id) => ({ id, x: columnOf(id), y: 3 - Number(id.charAt(1)) }));

const HOUNDS = 0;
const HARE = 1;
const MOVES = 20;
const HARE_PIECE = { id: "hare", glyph: "x", label: "hare" };

interface Field {
  readonly table: Table;
  readonly hounds: readonly string[];
  readonly hare: string;
  /** The moves of the hounds so far. */
  readonly moves: number;
}
type Position = Field &
  ({ readonly phase: "move"; readonly toAct: Seat } | { readonly phase: "over"; readonly outcome: Outcome });
type Action = { readonly phase: "move"; readonly from: string; readonly to: string };

/** The moves of a seat along a line to a free node; hounds never move backwards. */
const movesOf = ({ hounds, hare }: Field, seat: Seat): readonly Action[] =>
  [...EDGES, ...EDGES.map(([from, to]) => [to, from] as const)]
    .filter(([from]) => (seat === HARE ? from === hare : hounds.includes(from)))
    .filter(([from, to]) => seat === HARE || columnOf(to) >= columnOf(from))
    .filter(([, to]) => to !== hare && !hounds.includes(to))
    .map(([from, to]) => ({ phase: "move", from, to }));

/** The position in which a seat is to act, or the end: the hare has passed the hounds or is trapped, or the hounds were too slow. */
function positionOf(field: Field, toAct: Seat): Position {
  const { hounds, hare, moves } = field;
  const over = (reason: string, winner: Seat): Position => ({
    ...field,
    phase: "over",
    outcome: { reason, places: winner === HOUNDS ? [1, 2] : [2, 1] },
  });
  if (hounds.every((hound) => columnOf(hound) >= columnOf(hare))) return over("end.passed", HARE);
  if (toAct === HARE && movesOf(field, HARE).length === 0) return over("end.trapped", HOUNDS);
  return moves === MOVES ? over("end.slow", HARE) : { ...field, phase: "move", toAct };
}

/** The nodes as targets, joined by lines, with the pieces on them. */
const scene = ({ hounds, hare }: Position): Scene => ({
  label: "Eleven nodes",
  ...graphBlock({ nodes: NODES, edges: EDGES, step: 60, size: 40, names: true }, (id) => {
    if (id === hare) return { pieces: [HARE_PIECE], target: true };
    const hound = { id: `hound-${hounds.indexOf(id)}`, glyph: "h", label: "hound" };
    return { pieces: hounds.includes(id) ? [hound] : [], target: true };
  }),
});

export const hounds = defineGame<TypesOf<Position, Action>>({
  id: "hounds",
  seats: { min: 2, max: 2 },
  start: (table) => positionOf({ table, hounds: ["a2", "b1", "b3"], hare: "e2", moves: 0 }, HOUNDS),
  phases: {
    move: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: (position) => movesOf(position, position.toAct),
      apply({ table, hounds, hare, moves, toAct }, { from, to }) {
        if (toAct === HARE) return positionOf({ table, hounds, hare: to, moves }, HOUNDS);
        const moved = hounds.map((hound) => (hound === from ? to : hound));
        return positionOf({ table, hounds: moved, hare, moves: moves + 1 }, HARE);
      },
    },
  },
  clicks: (_position, { from, to }) => [from, to],
  scene,
});
