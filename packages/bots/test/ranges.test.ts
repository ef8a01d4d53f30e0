import {
  createTable,
  defineGame,
  fromRanges,
  type Outcome,
  parseTable,
  play,
  type Table,
  type TypesOf,
  unwrap,
} from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { auction } from "../../testkit/test/fixtures/auction/game.ts";
import { tender } from "../../testkit/test/fixtures/tender/game.ts";
import { costOf } from "../../testkit/test/fixtures/tender/position.ts";
import { actionsAround } from "../src/candidates.ts";
import { createBot, createMctsSearch } from "../src/index.ts";

const SEEDS = [1, 2, 3, 4, 5, 6];
const table = unwrap(parseTable(auction, { lots: 1 }));
const at = (text: string) => unwrap(auction.parsePosition(text, table));

// the lot is worth 620 to the first seat, and 480 to the second
describe("an auction", () => {
  test.each(SEEDS)("is won by a bid between what the lot is worth to both (%i)", (seed) => {
    const bot = createBot(auction, { bot: "mcts", iterations: 2000 });
    const { price } = bot.choose(auction.start(table), seed);
    expect(price).toBeGreaterThanOrEqual(480);
    expect(price).toBeLessThan(620);
  });

  test.each(SEEDS)("ends with a pass where every bid is too high (%i)", (seed) => {
    const bot = createBot(auction, { bot: "mcts", iterations: 500, aim: { score: 200 } });
    expect(bot.choose(at("bid:1 1 700 3000,3000"), seed).price).toBe(null);
  });

  test("is searched by some of the bids, and is not proven while others are left", () => {
    const search = createMctsSearch(auction, at("bid:2 1 500 3000,3000"), "monday");
    search.run(50);
    expect(search.nodeCount).toBeLessThan(1000);
    expect(search.isSettled).toBe(false);
    const { actions } = search.explain();
    expect(actions.length).toBeLessThan(50);
  });
});

describe("a tender of two amounts", () => {
  const start = tender.start(createTable(tender));

  test.each(SEEDS)("is answered by an offer that pays, and is hard to undercut (%i)", (seed) => {
    const { way, price, days } = createBot(tender, { bot: "mcts", iterations: 3000 }).choose(start, seed);
    const profit = price - costOf({ way, price, days });
    expect(profit).toBeGreaterThan(0);
    expect(profit).toBeLessThan(40);
  });

  test("is answered by a bot that evaluates positions, too", () => {
    const action = createBot(tender, { bot: "greedy" }).choose(start, 1);
    expect(tender.refuse(start, action)).toBe(undefined);
  });
});

describe("actionsAround", () => {
  const ranges = auction.legalRanges(at("bid:1 1 100 3000,3000"));
  const bid = (price: number) => ({ phase: "bid", price }) as const;
  const pricesAround = (price: number, tried: readonly number[]) =>
    actionsAround(ranges, bid(price), tried.map(bid)).map((action) => action.price);

  test("are halfway to the nearest ones tried", () => {
    expect(pricesAround(500, [101, 300, 500, 900])).toEqual([400, 700]);
    expect(pricesAround(101, [101, 1000])).toEqual([551]);
    expect(pricesAround(500, [500])).toEqual([300, 750]);
  });

  test("end where all beside are tried", () => {
    expect(pricesAround(500, [499, 500, 502])).toEqual([501]);
    expect(pricesAround(500, [499, 500, 501])).toEqual([]);
    expect(actionsAround(ranges, { phase: "bid", price: null }, [])).toEqual([]);
  });

  test("stay on the steps of an amount, the last of which may be below its maximum", () => {
    const stepped = [
      { action: { phase: "bid", n: 10 }, amounts: [{ field: "n", min: 10, max: 35, step: 10 }] },
    ];
    const around = (n: number) => actionsAround(stepped, { phase: "bid", n }, [{ phase: "bid", n }]);
    expect(around(30)).toEqual([{ phase: "bid", n: 20 }]);
    expect(around(20)).toEqual([
      { phase: "bid", n: 10 },
      { phase: "bid", n: 30 },
    ]);
  });
});

describe("a bid that nobody can pay", () => {
  const amountsTo = (max: number) => [{ field: "n", min: 11, max }];
  type Position =
    | { readonly phase: "bid"; readonly table: Table }
    | { readonly phase: "over"; readonly table: Table; readonly outcome: Outcome };
  type Action = { readonly phase: "bid"; readonly act: string; readonly n: number };
  const game = defineGame<TypesOf<Position, Action>>({
    id: "sale",
    seats: { min: 2, max: 2 },
    start: (table) => ({ phase: "bid", table }),
    phases: {
      bid: {
        kind: "seat",
        toAct: () => 0,
        ...fromRanges(() => [
          { action: { phase: "bid" as const, act: "offer", n: 11 }, amounts: amountsTo(1000) },
          { action: { phase: "bid" as const, act: "raise", n: 11 }, amounts: amountsTo(10) },
        ]),
        apply: ({ table }, { act }) => ({
          phase: "over",
          table,
          outcome: { reason: "end.bid", places: act === "raise" ? [1, 2] : [2, 1] },
        }),
      },
    },
    scene: () => ({
      width: 1,
      height: 1,
      pitch: { x: 1, y: 1 },
      label: "sale",
      spaces: [],
      pieces: [],
      targets: [],
    }),
  });

  test.each(["greedy", "mcts"] as const)("is not made by %s, though it would win", (bot) => {
    const start = game.start(createTable(game));
    const action = createBot(game, { bot, ...(bot === "mcts" && { iterations: 200 }) }).choose(start, "a");
    expect(play(game, start, action).ok).toBe(true);
  });

  test("leaves its position readable", () => {
    const start = game.start(createTable(game));
    expect(game.parsePosition(game.formatPosition(start), start.table)).toEqual({ ok: true, value: start });
  });
});
