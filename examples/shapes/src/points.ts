/** A game for points instead of wins, with a random player for seats that leave: a bot risks only what it can afford. @module */
import {
  defineGame,
  type Outcome,
  placesByScore,
  type Seat,
  type Table,
  type TypesOf,
} from "@serpentarium/core";
import { giveUpRule } from "@serpentarium/core/record";
import { buttonBlock } from "@serpentarium/core/scene";

const TURNS = 3;
const CHOICES = ["safe", "risk"] as const;
const SIDES = ["heads", "tails"] as const;

interface Field {
  readonly table: Table;
  readonly left: readonly Seat[];
  readonly scores: readonly number[];
  readonly turns: number;
}
type Position = Field &
  (
    | { readonly phase: "choose" | "flip"; readonly toAct: Seat }
    | { readonly phase: "over"; readonly outcome: Outcome }
  );
type Action =
  | { readonly phase: "choose"; readonly choice: (typeof CHOICES)[number] }
  | { readonly phase: "flip"; readonly side: (typeof SIDES)[number] };
type Types = TypesOf<Position, Action>;

/** The position after a seat has got some points. */
function nextPosition({ table, left, scores, turns }: Field, seat: Seat, points: number): Position {
  const field = { table, left, scores: scores.with(seat, (scores[seat] ?? 0) + points), turns: turns + 1 };
  if (field.turns < TURNS * table.seats)
    return { ...field, phase: "choose", toAct: (seat + 1) % table.seats };
  const outcome = { reason: "end.turns", places: placesByScore(field.scores), scores: field.scores };
  return { ...field, phase: "over", outcome };
}

export const points = defineGame<Types>({
  id: "points",
  seats: { min: 2, max: 4 },
  aim: { score: 2 },
  start(table) {
    const scores = Array<number>(table.seats).fill(0);
    return { phase: "choose", table, left: [], scores, turns: 0, toAct: 0 };
  },
  phases: {
    choose: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: () => CHOICES.map((choice) => ({ phase: "choose", choice })),
      apply: (position, { choice }) =>
        choice === "safe" ? nextPosition(position, position.toAct, 1) : { ...position, phase: "flip" },
    },
    flip: {
      kind: "chance",
      outcomes: () => SIDES.map((side) => ({ action: { phase: "flip", side }, weight: 1 })),
      apply: (position, { side }) => nextPosition(position, position.toAct, side === "heads" ? 3 : 0),
    },
  },
  scores: ({ scores }) => scores,
  isOut: ({ left }, seat) => left.includes(seat),
  giveUp: giveUpRule<Types>({
    clause: "turn.random",
    apply: (position, seat) => ({ ...position, left: [...position.left, seat] }),
    playsOn: true,
  }),
  scene: ({ scores }) => ({
    label: `Scores ${scores.join(", ")}`,
    ...buttonBlock([
      { id: "safe", label: "one point" },
      { id: "risk", label: "flip a coin" },
    ]),
  }),
});
