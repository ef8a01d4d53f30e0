/** Most points rather than most wins: a bot takes a risk that brings points, also where it has won. @module */
import {
  defineGame,
  type Outcome,
  placesByScore,
  type Seat,
  type Table,
  type TypesOf,
} from "@serpentarium/core";
import { rowBlock } from "@serpentarium/core/scene";

const TURNS = 3;

interface Field {
  readonly table: Table;
  readonly scores: readonly number[];
  readonly turns: number;
}
type Position = Field &
  (
    | { readonly phase: "choose"; readonly toAct: Seat }
    | { readonly phase: "flip"; readonly toAct: Seat }
    | { readonly phase: "over"; readonly outcome: Outcome }
  );
type Action =
  | { readonly phase: "choose"; readonly choice: "safe" | "risk" }
  | { readonly phase: "flip"; readonly side: "heads" | "tails" };

/** The position after a seat has got some points. */
function nextPosition({ table, scores, turns }: Field, seat: Seat, points: number): Position {
  const field = { table, scores: scores.with(seat, (scores[seat] ?? 0) + points), turns: turns + 1 };
  if (field.turns < TURNS * table.seats)
    return { ...field, phase: "choose", toAct: (seat + 1) % table.seats };
  const outcome = { reason: "end.turns", places: placesByScore(field.scores), scores: field.scores };
  return { ...field, phase: "over", outcome };
}

export const points = defineGame<TypesOf<Position, Action>>({
  id: "points",
  title: { en: "Safe or sorry", fr: "Tiens ou deux tu l’auras" },
  seats: { min: 2, max: 4 },
  aim: { score: 2 },
  start: (table) => ({
    phase: "choose",
    table,
    scores: Array<number>(table.seats).fill(0),
    turns: 0,
    toAct: 0,
  }),
  phases: {
    choose: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: () => [
        { phase: "choose", choice: "safe" },
        { phase: "choose", choice: "risk" },
      ],
      apply: (position, { choice }) =>
        choice === "safe" ? nextPosition(position, position.toAct, 1) : { ...position, phase: "flip" },
    },
    flip: {
      kind: "chance",
      outcomes: () => [
        { action: { phase: "flip", side: "heads" }, weight: 1 },
        { action: { phase: "flip", side: "tails" }, weight: 1 },
      ],
      apply: (position, { side }) => nextPosition(position, position.toAct, side === "heads" ? 3 : 0),
    },
  },
  scores: ({ scores }) => scores,
  scene: ({ scores }) => ({
    label: { en: `Scores ${scores.join(", ")}`, fr: `Points ${scores.join(", ")}` },
    pitch: { x: 90, y: 60 },
    ...rowBlock({ id: "choice", label: { en: "choice", fr: "choix" }, count: 2, w: 90, h: 60 }, [
      { target: { id: "safe", label: { en: "one point", fr: "un point" } } },
      { target: { id: "risk", label: { en: "flip a coin", fr: "pile ou face" } } },
    ]),
  }),
});
