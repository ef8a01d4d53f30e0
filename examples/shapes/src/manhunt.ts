/** Hidden movement: a thief moves along a street in secret, and is seen after every third move. A guard searches for it. @module */
import { defineGame, type Outcome, type Seat, shuffle, type Table, type TypesOf } from "@serpentarium/core";
import { rowBlock } from "@serpentarium/core/scene";

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Replaces a house that the guard does not know. */
const UNKNOWN = 0;
const MOVES = 9;
const [THIEF, GUARD] = [0, 1];

interface Field {
  readonly table: Table;
  readonly thief: number;
  readonly guard: number;
  /** The possible houses of the thief, by what the guard has seen. */
  readonly possible: readonly number[];
  /** The moves of the thief so far. */
  readonly moves: number;
}
type Position = Field &
  ({ readonly phase: "move"; readonly toAct: Seat } | { readonly phase: "over"; readonly outcome: Outcome });
type Action = { readonly phase: "move"; readonly house: number };

/** The reachable houses: at most two steps away, and not the guard's. */
const reachOf = (from: number, guard: number) =>
  HOUSES.filter((to) => to !== guard && Math.abs(to - from) <= 2);
const isSeen = (move: number): boolean => move % 3 === 0;

function afterThief({ table, guard, possible, moves }: Field, thief: number): Position {
  const reached = HOUSES.filter((house) => possible.some((from) => reachOf(from, guard).includes(house)));
  const field = { table, thief, guard, possible: isSeen(moves + 1) ? [thief] : reached, moves: moves + 1 };
  return { ...field, phase: "move", toAct: GUARD };
}

function afterGuard({ table, thief, possible, moves }: Field, guard: number): Position {
  const field = { table, thief, guard, possible: possible.filter((house) => house !== guard), moves };
  if (thief === guard) return { ...field, phase: "over", outcome: { reason: "end.caught", places: [2, 1] } };
  if (moves === MOVES) return { ...field, phase: "over", outcome: { reason: "end.escaped", places: [1, 2] } };
  return { ...field, phase: "move", toAct: THIEF };
}

export const manhunt = defineGame<TypesOf<Position, Action>>({
  id: "manhunt",
  seats: { min: 2, max: 2 },
  start: (table) => ({ phase: "move", table, thief: 9, guard: 1, possible: [9], moves: 0, toAct: THIEF }),
  phases: {
    move: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: ({ thief, guard, toAct }) =>
        reachOf(toAct === THIEF ? thief : guard, guard).map((house) => ({ phase: "move", house })),
      apply: (position, { house }) => (position.toAct === THIEF ? afterThief : afterGuard)(position, house),
    },
  },
  hidden: {
    redactPosition: (position, seat) =>
      seat === GUARD && position.phase === "move" && position.possible.length > 1
        ? { ...position, thief: UNKNOWN }
        : position,
    redactAction: (action, seat, position) =>
      seat === GUARD && position.phase === "move" && position.toAct === THIEF && !isSeen(position.moves + 1)
        ? { ...action, house: UNKNOWN }
        : action,
    determinize: (seen, _seat, random) =>
      seen.thief === UNKNOWN ? { ...seen, thief: shuffle(random, seen.possible)[0] ?? UNKNOWN } : seen,
  },
  scene({ thief, guard }) {
    const row = { id: "house", label: "house", count: HOUSES.length, w: 50, h: 50 };
    const pieces = [
      { id: "thief", glyph: "t", label: "thief", house: thief },
      { id: "guard", glyph: "g", label: "guard", house: guard },
    ];
    const slots = HOUSES.map((house) => ({
      pieces: pieces.filter((piece) => piece.house === house),
      target: { id: `${house}`, label: `house ${house}` },
    }));
    return { label: "A street", pitch: { x: 50, y: 50 }, ...rowBlock(row, slots) };
  },
});
