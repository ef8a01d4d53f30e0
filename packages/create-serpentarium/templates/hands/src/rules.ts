import {
  type ChancePhase,
  defineOptions,
  type OptionsOf,
  type Outcome,
  placesByScore,
  type Seat,
  type SeatPhase,
  seatsOf,
  shuffle,
  type Table,
} from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";

export const options = defineOptions({
  hand: {
    kind: "integer",
    min: 2,
    max: 4,
    default: 4,
  },
});

/** The options, agreed before the game. */
export type Options = OptionsOf<typeof options>;

/** The cards: one snake of each length. */
export const SNAKES: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);
const [HATCHLING, GIANT] = [1, 12];
/** A card that the viewer does not know. */
export const UNKNOWN = 0;

/** Cards by seat. */
type CardsBySeat = readonly (readonly number[])[];

export interface PositionBase {
  readonly table: Table<Options>;
  /** Ascending; no hands before the deal. */
  readonly hands: CardsBySeat;
  /** What each seat has laid: its card of the first round, of the second, and so on. */
  readonly laid: CardsBySeat;
}

/** A position, discriminated by `phase`. */
export type Position = PositionBase &
  ({ readonly phase: "deal" | "lay" } | { readonly phase: "over"; readonly outcome: Outcome });

/** An action, discriminated by the `phase` in which it is played. */
export type Action =
  | { readonly phase: "deal"; readonly hands: CardsBySeat }
  | { readonly phase: "lay"; readonly card: number };

/** The types of the game. */
export interface MyHands {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}

export const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

/** Whether the hatchling bites the giant, because both have been laid (`take.hatchling`). */
export const isBitten = (round: readonly number[]): boolean =>
  round.includes(HATCHLING) && round.includes(GIANT);

/** The cards of each complete round, by seat. */
export function roundsOf({ laid }: PositionBase): CardsBySeat {
  const [first = []] = laid;
  const rounds = first.map((_, i) => laid.flatMap((cards) => cards[i] ?? []));
  return rounds.filter(({ length }) => length === laid.length);
}

/** The seat that has taken the egg of each complete round (`take.longest`). */
export const takersOf = (field: PositionBase): readonly Seat[] =>
  roundsOf(field).map((round) => round.indexOf(isBitten(round) ? HATCHLING : Math.max(...round)));

/** The seats in the order in which they lay in this round (`lay.lead`). */
export function orderOf(field: PositionBase): readonly Seat[] {
  const leader = takersOf(field).at(-1) ?? 0;
  return seatsOf(field.table).map((seat) => (leader + seat) % field.table.seats);
}

/** The seat to act: the first one that has not laid a card in this round. */
export const toActOf = (field: PositionBase): Seat =>
  orderOf(field).find((seat) => field.laid[seat]?.length === roundsOf(field).length) ?? 0;

/** The eggs of each seat. */
export const scoresOf = (field: PositionBase): readonly number[] =>
  seatsOf(field.table).map((seat) => takersOf(field).filter((taker) => taker === seat).length);

/** The position with given cards: over when the hands are empty (`end.hands`). */
export function positionOf({ table, hands, laid }: PositionBase): Position {
  const field = { table, hands, laid };
  if (hands.length === 0) return { phase: "deal", ...field };
  if (hands.some(({ length }) => length > 0)) return { phase: "lay", ...field };
  const scores = scoresOf(field);
  return { phase: "over", ...field, outcome: { reason: "end.hands", places: placesByScore(scores), scores } };
}

export const dealt = (table: Table<Options>, hands: CardsBySeat): Position =>
  positionOf({ table, hands, laid: hands.map(() => []) });

export const start = (table: Table<Options>): Position => dealt(table, []);

/** The maximum number of actions: the deal, and each card. */
export const maxActions = ({ seats, options: { hand } }: Table<Options>): number => 1 + seats * hand;

/** The hands if cards are dealt in this order. */
export const handsFrom = (cards: readonly number[], table: Table<Options>): CardsBySeat => {
  const { hand } = table.options;
  return seatsOf(table).map((seat) => ascending(cards.slice(seat * hand, (seat + 1) * hand)));
};

/** Chance deals. There are too many deals to list, so one is drawn; the parser rejects those that cannot be. */
export const deal: ChancePhase<MyHands, "deal"> = {
  kind: "chance",
  next: ["lay"],
  draw: ({ table }, random) => ({ phase: "deal", hands: handsFrom(shuffle(random, SNAKES), table) }),
  refuse: () => undefined,
  apply: ({ table }, { hands }) => dealt(table, hands),
};

/** The players lay a card each, face up; the longest takes the egg of the round. */
export const lay: SeatPhase<MyHands, "lay"> = {
  kind: "seat",
  next: ["lay", "over"],
  toAct: toActOf,
  legalActions: (position) =>
    (position.hands[toActOf(position)] ?? []).map((card) => ({ phase: "lay", card })),
  refuse(position, { card }) {
    const seat = toActOf(position);
    if (position.hands[seat]?.includes(card)) return undefined;
    return { clause: "lay.hand", data: { card }, spaces: [`hand-${seat + 1}-1`] };
  },
  apply(position, { card }) {
    const { table, hands, laid } = position;
    const seat = toActOf(position);
    return positionOf({
      table,
      hands: hands.with(
        seat,
        (hands[seat] ?? []).filter((other) => other !== card),
      ),
      laid: laid.with(seat, [...(laid[seat] ?? []), card]),
    });
  },
};
