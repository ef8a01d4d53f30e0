/** Simultaneous secret choices: each seat takes a card of its hand, and passes the others on. @module */
import {
  defineGame,
  type Outcome,
  placesByScore,
  type Seat,
  seatsOf,
  type Table,
  type TypesOf,
} from "@serpentarium/core";
import { rowBlock, vstack } from "@serpentarium/core/scene";
import { simultaneousPhase } from "@serpentarium/core/simultaneous";

/** The initial number of cards in a hand. */
const SIZE = 4;

type Cards = readonly number[];
interface Field {
  readonly table: Table;
  readonly hands: readonly Cards[];
  /** The cards that each seat has taken. */
  readonly taken: readonly Cards[];
}
type Position = Field & ({ readonly phase: "pick" } | { readonly phase: "over"; readonly outcome: Outcome });
type Action = { readonly phase: "pick"; readonly seat: Seat; readonly card: number };
type Types = TypesOf<Position, Action>;

/** One point for each card whose next higher one is also taken. */
const scoreOf = (cards: Cards): number => cards.filter((card) => cards.includes(card + 1)).length;

/** The position after each seat has taken a card. */
function afterPicks({ table, hands, taken }: Field, choices: readonly Action[]): Position {
  const picks = choices.map(({ card }) => card);
  const rest = hands.map((hand) => hand.filter((card) => !picks.includes(card)));
  const field = {
    table,
    hands: [...rest.slice(1), ...rest.slice(0, 1)],
    taken: taken.map((cards, seat) => cards.concat(picks[seat] ?? [])),
  };
  if (rest.flat().length > 0) return { ...field, phase: "pick" };
  const scores = field.taken.map(scoreOf);
  return { ...field, phase: "over", outcome: { reason: "end.taken", places: placesByScore(scores), scores } };
}

export const draft = defineGame<Types>({
  id: "draft",
  seats: { min: 2, max: 4 },
  start(table) {
    const seats = seatsOf(table);
    const handOf = (seat: Seat) => Array.from({ length: SIZE }, (_, i) => 1 + seat + i * table.seats);
    return { phase: "pick", table, hands: seats.map(handOf), taken: seats.map(() => []) };
  },
  phases: {
    pick: simultaneousPhase<Types, "pick">({
      toAct: ({ table }) => seatsOf(table),
      legalActions: ({ hands }, seat) => (hands[seat] ?? []).map((card) => ({ phase: "pick", seat, card })),
      resolve: afterPicks,
    }),
  },
  scores: ({ taken }) => taken.map(scoreOf),
  scene({ hands, taken }, _layout, look) {
    const rows = hands.map((hand, seat) => {
      const label = `hand of player ${seat + 1}`;
      const slots = hand.map((card) => {
        const name = `card ${card}`;
        return {
          pieces: [{ id: `card-${card}`, label: name, glyph: `${card}` }],
          target: look.seat === seat && { id: `${seat + 1}:${card}`, label: name },
        };
      });
      return rowBlock({ id: `hand-${seat + 1}`, label, count: SIZE, w: 50, h: 50 }, slots);
    });
    const label = `Taken: ${taken.join(" / ")}`;
    return { label, pitch: { x: 50, y: 60 }, ...vstack(rows, 10) };
  },
});
