import {
  type ActionRange,
  createRandom,
  createTable,
  determinize,
  fromRanges,
  type Game,
  perft,
  play,
  playout,
  type Random,
  randomAction,
  redactPosition,
  type SeatPhase,
  unwrap,
  withAmounts,
} from "@serpentarium/core";
import {
  actionAt,
  countActions,
  countLegalActions,
  formatRange,
  isInRange,
  spreadActions,
} from "@serpentarium/core/internal";
import { clickResolver, resolveClicks } from "@serpentarium/core/scene";
import { asSeatPhase, defineVariant, withRefusal } from "@serpentarium/core/variant";
import { describe, expect, test } from "vitest";
import { type Auction, auction } from "./fixtures/auction/game.ts";
import { hoard } from "./fixtures/hoard/game.ts";
import { tender } from "./fixtures/tender/game.ts";

interface Trade {
  readonly phase: "trade";
  readonly of?: string;
  readonly give: number;
  readonly want: number;
}

const GIVE = { field: "give", min: 1, max: 3 };
const WANT = { field: "want", min: 10, max: 35, step: 10 };
const wood: ActionRange<Trade> = {
  action: { phase: "trade", of: "wood", give: 2, want: 30 },
  amounts: [GIVE, WANT],
};
const none: ActionRange<Trade> = { action: { phase: "trade", give: 0, want: 0 }, amounts: [] };
const ranges = [none, wood];
const format = ({ of = "", give, want }: Trade): string => `${of}${give}/${want}`;

describe("ranges", () => {
  test("are as many actions as their amounts have values together", () => {
    expect(countActions(ranges)).toBe(10);
    expect(countActions([])).toBe(0);
  });

  test("have their actions in order, the last amount changing first", () => {
    const all = Array.from({ length: 10 }, (_, index) => format(actionAt(ranges, index)));
    expect(all.join(" ")).toBe(
      "0/0 wood1/10 wood1/20 wood1/30 wood2/10 wood2/20 wood2/30 wood3/10 wood3/20 wood3/30",
    );
    expect(() => actionAt(ranges, 10)).toThrow("there is no action 10");
  });

  test("contain what has allowed amounts and nothing else that is different", () => {
    const trade = (give: number, want: number, of = "wood"): Trade => ({ want, give, of, phase: "trade" });
    expect(isInRange(wood, trade(3, 10))).toBe(true);
    for (const other of [trade(4, 10), trade(0, 10), trade(1, 15), trade(1, 40), trade(1, 10, "ore")])
      expect(isInRange(wood, other), format(other)).toBe(false);
    expect(isInRange(none, none.action)).toBe(true);
  });

  test("are written as their first and their last action", () => {
    expect(ranges.map((range) => formatRange(range, format))).toEqual(["0/0", "wood1/10 … wood3/30"]);
  });

  test("spread: all actions where there are few, otherwise the proposed one and the corners of each range", () => {
    expect(spreadActions(ranges, 10).map(format)).toHaveLength(10);
    expect(spreadActions(ranges, 5).map(format)).toEqual([
      "0/0",
      "wood2/30",
      "wood1/10",
      "wood1/30",
      "wood3/10",
      "wood3/30",
    ]);
    const bid = { ...GIVE, min: 0, max: 1000 };
    const [first, ...others] = spreadActions<Trade>([{ ...wood, amounts: [bid] }], 6).map(({ give }) => give);
    expect([first, others]).toEqual([2, [0, 250, 500, 750, 1000]]);
  });

  test("withAmounts changes only the amounts", () => {
    expect(withAmounts(wood, [1, 20])).toEqual({ phase: "trade", of: "wood", give: 1, want: 20 });
    expect(withAmounts(none, [])).toBe(none.action);
  });
});

const table = createTable(auction);
const start = auction.start(table);
const bid = asSeatPhase(auction.phases.bid);
/** A source that returns the greatest number, and remembers the bound. */
function greatest(): Random & { readonly bounds: number[] } {
  const bounds: number[] = [];
  return { bounds, integer: (bound) => bounds.push(bound) && bound - 1 };
}

describe("a phase that gives ranges", () => {
  test("lists, counts and samples their actions", () => {
    const legal = auction.legalActions(start);
    expect([legal.length, legal[0], legal.at(-1)]).toEqual([
      1002,
      { phase: "bid", price: null },
      { phase: "bid", price: 1000 },
    ]);
    expect(perft(auction, start, 1)).toBe(1002);
    expect(countLegalActions(auction, start)).toBe(1002);
    const random = greatest();
    expect([randomAction(auction, start, random), random.bounds]).toEqual([legal.at(-1), [1002]]);
    expect(auction.legalRanges(start, 1)).toEqual([]);
    expect(playout(auction, start, createRandom(1)).phase).toBe("over");
  });

  test("is too large to list, but not to play", () => {
    const amounts = ["a", "b", "c"].map((field) => ({ field, min: 0, max: 99 }));
    const huge = fromRanges(() => [{ action: { a: 0, b: 0, c: 0 }, amounts }]);
    expect(() => huge.legalActions({})).toThrow("1000000 actions are too many to list");
    expect(huge.sample({}, greatest())).toEqual({ a: 99, b: 99, c: 99 });
  });

  const none = { field: "a", min: 11, max: 10 };
  const one = { action: { a: 11, b: 1 }, amounts: [none] };

  test.each([[[one]], [[one, { ...one, amounts: [none, { ...none, field: "b" }] }]]])(
    "has no action where a maximum is below its minimum: %j",
    (empty) => {
      const pass = { action: { a: 0, b: 0 }, amounts: [] };
      const members = fromRanges(() => [...empty, pass, ...empty]);
      expect(members.legalRanges({})).toEqual([pass]);
      expect(members.legalActions({})).toEqual([pass.action]);
      expect(members.sample({}, greatest())).toEqual(pass.action);
      expect(countActions(empty)).toBe(0);
      expect(spreadActions(empty, 24)).toEqual([]);
      expect(
        spreadActions([pass, ...empty, { action: pass.action, amounts: [{ ...none, min: 0 }] }], 3),
      ).toEqual([pass.action, pass.action, { a: 10, b: 0 }]);
    },
  );

  test.each([
    { min: 0.5 },
    { max: 1.5 },
    { max: Number.POSITIVE_INFINITY },
    { min: Number.NaN },
    { step: 0.1 },
    { step: 0 },
  ])("throws where an amount is not whole: %j", (wrong) => {
    const amount = { field: "a", min: 0, max: 5, ...wrong };
    const { legalActions } = fromRanges(() => [{ action: { a: 1 }, amounts: [amount] }]);
    expect(() => legalActions({})).toThrow(expect.objectContaining({ code: "bad-range" }));
  });

  test.each(["amuont", "phase"])("throws where the action has no number %s", (field) => {
    const amounts = [{ field, min: 0, max: 5 }];
    const { sample } = fromRanges(() => [{ action: { phase: "bid", amount: 0 }, amounts }]);
    expect(() => sample({}, greatest())).toThrow(`${field}: the action has no such number`);
  });

  test("throws where its actions are too many to count", () => {
    const amounts = ["a", "b"].map((field) => ({ field, min: 0, max: 2 ** 30 }));
    const { sample } = fromRanges(() => [{ action: { a: 0, b: 0 }, amounts }]);
    expect(() => sample({}, greatest())).toThrow("actions are too many to count");
  });

  test("of several seats gives each its own, and draws choices without a list", () => {
    const waiting = tender.start(createTable(tender));
    expect(tender.legalRanges(waiting).map(({ action }) => action)).toMatchObject([
      { seat: 0, way: "road" },
      { seat: 0, way: "boat" },
    ]);
    expect(tender.legalRanges(waiting, 1)[0]?.action.seat).toBe(1);
    const random = greatest();
    expect(randomAction(tender, waiting, random)).toMatchObject({
      seat: 0,
      way: "boat",
      price: 1000,
      days: 30,
    });
    expect(random.bounds).toEqual([51_051]);
    const half = unwrap(play(tender, waiting, "1:boat-500-30")).position;
    expect(tender.legalRanges(half, 0)).toEqual([]);
    expect(tender.legalRanges(half)[0]?.action.seat).toBe(1);
    const drawn = determinize(tender, redactPosition(tender, half, 1), 1, greatest());
    expect(tender.formatPosition(drawn)).toBe("offer:1 - _1:boat-1000-30");
  });

  test("gives single actions where it has none", () => {
    const game: Game = hoard;
    const position = unwrap(game.parsePosition("dig:2 3 .X..", createTable(game)));
    expect(game.legalRanges(position)).toHaveLength(3);
    expect(game.legalRanges(position)).toEqual(
      game.legalActions(position).map((action) => ({ action, amounts: [] })),
    );
  });
});

describe("presses", () => {
  test("find the proposed action and its amounts", () => {
    const resolve = clickResolver(auction, start);
    expect(resolve([])).toEqual({ next: ["pass", "bid"] });
    expect(resolve(["bid"])).toMatchObject({
      next: [],
      action: { price: 0 },
      amounts: [{ min: 0, max: 1000 }],
    });
    expect(resolveClicks(auction, start, ["pass"])).toEqual({
      next: [],
      action: { phase: "bid", price: null },
    });
  });
});

describe("a variant", () => {
  const variantWith = (changed: SeatPhase<Auction, "bid">): Game<Auction> =>
    defineVariant<Auction, Auction>(auction, {
      id: "sale",
      version: "1.0.0",
      base: `^${auction.version}`,
      phases: { bid: changed },
    });

  test("with a refusal more lists single actions", () => {
    const even = variantWith(
      withRefusal(bid, (_, { price }) => (Number(price) % 2 === 1 ? { clause: "bid.higher" } : undefined)),
    );
    expect(even.legalRanges(start).map(({ amounts }) => amounts.length)).toEqual(Array(502).fill(0));
    expect(randomAction(even, start, greatest())).toEqual({ phase: "bid", price: 1000 });
    expect(randomAction(even, start, { integer: () => 2 })).toEqual({ phase: "bid", price: 2 });
  });

  test("with another list drops the ranges of its base", () => {
    const passing = variantWith({ ...bid, legalActions: () => [{ phase: "bid", price: null }] });
    expect(passing.legalRanges(start)).toHaveLength(1);
    expect(countLegalActions(passing, start)).toBe(1);
  });
});
