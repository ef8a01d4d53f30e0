/** A ranking, seats that are out, and seats that give up: the seat that takes the last stone of a round is out. @module */
import { defineGame, type Outcome, type Seat, seatsOf, type Table, type TypesOf } from "@serpentarium/core";
import { giveUpRule } from "@serpentarium/core/record";
import { buttonBlock } from "@serpentarium/core/scene";

const STONES = 7;

interface Field {
  readonly table: Table;
  readonly stones: number;
  /** The seats that are out, in the order in which they went out. */
  readonly out: readonly Seat[];
}
type Position = Field &
  ({ readonly phase: "take"; readonly toAct: Seat } | { readonly phase: "over"; readonly outcome: Outcome });
type Action = { readonly phase: "take"; readonly count: number };
type Types = TypesOf<Position, Action>;

/** The next seat that is not out. */
const nextSeat = ({ table, out }: Field, seat: Seat): Seat =>
  seatsOf(table)
    .map((step) => (seat + step + 1) % table.seats)
    .find((next) => !out.includes(next)) ?? seat;

/** The position in which a seat is to act, or the end: the last remaining seat is first, and the first seat out is last. */
function positionOf(field: Field, toAct: Seat): Position {
  const { table, out } = field;
  if (out.length < table.seats - 1) return { ...field, phase: "take", toAct };
  const places = seatsOf(table).map((seat) => (out.includes(seat) ? table.seats - out.indexOf(seat) : 1));
  return { ...field, phase: "over", outcome: { reason: "end.last", places } };
}

/** The position after a seat has gone out: the next round begins. */
const withOut = ({ table, out }: Field, seat: Seat, toAct: Seat): Position => {
  const field = { table, stones: STONES, out: [...out, seat] };
  return positionOf(field, toAct === seat ? nextSeat(field, seat) : toAct);
};

export const elimination = defineGame<Types>({
  id: "elimination",
  seats: { min: 2, max: 4 },
  aim: "place",
  start: (table) => ({ phase: "take", table, stones: STONES, out: [], toAct: 0 }),
  phases: {
    take: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      legalActions: ({ stones }) =>
        [1, 2, 3].filter((count) => count <= stones).map((count) => ({ phase: "take", count })),
      apply(position, { count }) {
        const { table, stones, out, toAct } = position;
        const field = { table, stones: stones - count, out };
        return field.stones === 0 ? withOut(field, toAct, toAct) : positionOf(field, nextSeat(field, toAct));
      },
    },
  },
  isOut: ({ out }, seat) => out.includes(seat),
  giveUp: giveUpRule<Types>({
    clause: "end.last",
    apply: (position, seat) => withOut(position, seat, position.phase === "take" ? position.toAct : seat),
  }),
  scene: ({ stones }) => ({
    label: `${stones} stones`,
    ...buttonBlock([1, 2, 3].map((count) => ({ id: `${count}`, label: `${count}` }))),
  }),
});
