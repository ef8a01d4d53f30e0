/** Bids of any amount, as one range instead of a list. Money only buys lots: the first seat with three of them wins. @module */
import {
  type ActionRange,
  defineGame,
  fromRanges,
  type Outcome,
  type Seat,
  type Table,
  type TypesOf,
} from "@serpentarium/core";
import { buttonBlock } from "@serpentarium/core/scene";

const GOAL = 3;

interface Field {
  readonly table: Table;
  readonly money: readonly number[];
  /** The number of lots that each seat has bought. */
  readonly lots: readonly number[];
  /** The highest bid for the next lot, made by the seat that is not to act; 0 before the first one. */
  readonly price: number;
}
type Bidding = Field & { readonly phase: "bid"; readonly toAct: Seat };
type Position = Bidding | (Field & { readonly phase: "over"; readonly outcome: Outcome });
/** A bid of 0 is a pass. */
type Action = { readonly phase: "bid"; readonly price: number };

/** A pass, and every higher bid that the seat can pay, if there is one. */
function legalRanges({ price, money, toAct }: Bidding): readonly ActionRange<Action>[] {
  const pass: ActionRange<Action> = { action: { phase: "bid", price: 0 }, amounts: [] };
  const [min, max] = [price + 1, money[toAct] ?? 0];
  const amount = { field: "price", min, max };
  return [pass, { action: { phase: "bid", price: min }, amounts: [amount] }];
}

/** The position after a pass: the other seat gets the lot for its bid, and the passing seat begins with the next one. */
function afterPass({ table, money, lots, price, toAct }: Bidding): Position {
  const buyer = 1 - toAct;
  const field = {
    table,
    money: money.with(buyer, (money[buyer] ?? 0) - price),
    lots: lots.with(buyer, (lots[buyer] ?? 0) + 1),
    price: 0,
  };
  if (!field.lots.includes(GOAL)) return { ...field, phase: "bid", toAct };
  return { ...field, phase: "over", outcome: { reason: "end.lots", places: buyer === 0 ? [1, 2] : [2, 1] } };
}

export const auction = defineGame<TypesOf<Position, Action>>({
  id: "auction",
  seats: { min: 2, max: 2 },
  start: (table) => ({ phase: "bid", table, money: [1000, 1000], lots: [0, 0], price: 0, toAct: 0 }),
  phases: {
    bid: {
      kind: "seat",
      toAct: ({ toAct }) => toAct,
      ...fromRanges(legalRanges),
      apply: (position, { price }) =>
        price > 0 ? { ...position, price, toAct: 1 - position.toAct } : afterPass(position),
    },
  },
  scores: ({ lots }) => lots,
  clicks: (_position, { price }) => [price > 0 ? "bid" : "pass"],
  scene: ({ money, price }) => ({
    label: `Money ${money}, price ${price}`,
    ...buttonBlock([
      { id: "pass", label: "pass" },
      { id: "bid", label: "bid" },
    ]),
  }),
});
