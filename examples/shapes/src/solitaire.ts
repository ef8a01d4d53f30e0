/** A cooperative game for one or several players against the deck: won or lost, never drawn. @module */
import { defineGame, type Outcome, type Seat, type Table, type TypesOf } from "@serpentarium/core";
import { buttonBlock } from "@serpentarium/core/scene";

const ROUNDS = 6;
const GOAL = 21;

interface Field {
  readonly table: Table;
  readonly sum: number;
  readonly rounds: number;
}
type Position = Field &
  (
    | { readonly phase: "throw" }
    | { readonly phase: "keep"; readonly toAct: Seat; readonly pips: number }
    | { readonly phase: "over"; readonly outcome: Outcome }
  );
type Action =
  | { readonly phase: "throw"; readonly pips: number }
  | { readonly phase: "keep"; readonly choice: "add" | "double" };

/** The next throw, or the end: all win with exactly {@link GOAL}, and lose beyond it or after the last round. */
function nextPosition(field: Field): Position {
  const { table, sum, rounds } = field;
  if (sum < GOAL && rounds < ROUNDS) return { ...field, phase: "throw" };
  const places = Array<number>(table.seats).fill(sum === GOAL ? 1 : 2);
  return { ...field, phase: "over", outcome: { reason: "end.sum", places } };
}

export const solitaire = defineGame<TypesOf<Position, Action>>({
  id: "solitaire",
  seats: { min: 1, max: 3 },
  // all seats are one team
  teamOf: () => 0,
  start: (table) => nextPosition({ table, sum: 0, rounds: 0 }),
  phases: {
    throw: {
      kind: "chance",
      outcomes: () => [1, 2, 3, 4, 5, 6].map((pips) => ({ action: { phase: "throw", pips }, weight: 1 })),
      apply: ({ table, sum, rounds }, { pips }) => ({
        phase: "keep",
        table,
        sum,
        rounds,
        pips,
        toAct: rounds % table.seats,
      }),
    },
    keep: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: () => [
        { phase: "keep", choice: "add" },
        { phase: "keep", choice: "double" },
      ],
      apply: ({ table, sum, rounds, pips }, { choice }) =>
        nextPosition({ table, sum: sum + (choice === "add" ? pips : 2 * pips), rounds: rounds + 1 }),
    },
  },
  evaluate: ({ sum, rounds }) => (sum > GOAL || rounds === ROUNDS ? 0 : 0.3),
  scene: (position) => ({
    label: `Sum ${position.sum}`,
    ...buttonBlock([
      { id: "add", label: "add" },
      { id: "double", label: "add twice" },
    ]),
  }),
});
