import { describe, expect, test } from "vitest";
import { createTable, defineGame, fromRanges, type Seat, type Table, type TypesOf } from "../src/index.ts";
import { giveUpRule } from "../src/record/index.ts";

type Position = {
  readonly phase: "bid" | "over";
  readonly table: Table;
  readonly turn: number;
  readonly left: readonly Seat[];
};
type Types = TypesOf<Position, { readonly phase: "bid"; readonly price: number }>;

/** All bid in turn, up to a maximum; chance bids for who has left. */
const bids = (max: number) =>
  defineGame<Types>({
    id: "bids",
    title: { en: "Bids", fr: "Enchères" },
    seats: { min: 3, max: 3 },
    start: (table) => ({ phase: "bid", table, turn: 0, left: [] }),
    phases: {
      bid: {
        kind: "seat",
        toAct: ({ turn }) => turn % 3,
        apply: (position) => ({ ...position, turn: position.turn + 1 }),
        ...fromRanges(() => [
          {
            action: { phase: "bid", price: 0 },
            amounts: [{ field: "price", title: { en: "Price", fr: "Prix" }, min: 0, max }],
          },
        ]),
      },
    },
    isOut: ({ left }, seat) => left.includes(seat),
    giveUp: giveUpRule<Types>({
      clause: "bid.left",
      apply: (position, seat) => ({ ...position, left: [...position.left, seat] }),
      playsOn: true,
    }),
    scene: () => expect.fail("nothing is drawn"),
  });

describe("chance plays on", () => {
  test.each([
    [9, 10],
    [1_000_000, undefined],
  ])("bids up to %i: %s outcomes are listed", (max, count) => {
    const game = bids(max);
    const position: Position = { ...game.start(createTable(game)), left: [0] };
    expect(game.toAct(position)).toBe("chance");
    expect(game.chanceOutcomes(position)?.length).toBe(count);
    expect(game.drawOutcome(position, { integer: (bound) => bound - 1 })).toEqual({
      phase: "bid",
      price: max,
    });
  });
});
