import { type ActionRange, defineGame, fromRanges, type GameDefinition } from "@serpentarium/core";
import { expect, test } from "vitest";
import { conformanceChecks } from "../src/index.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import { describeGame } from "../src/vitest.ts";
import auctionPlugin, { type Auction, auction } from "./fixtures/auction/game.ts";
import tenderPlugin from "./fixtures/tender/game.ts";

describeGame(auctionPlugin, {
  tables: [{ options: { lots: 1 } }],
  perft: [{ name: "a bid of 998", pos: "bid:2 1 998 3000,3000", perft: [3, 1005] }],
});
describeGame(tenderPlugin);

/** The messages of a law about the auction with some of its definition replaced. */
function violationsOf(law: string, changes: Partial<GameDefinition<Auction>>): readonly string[] {
  const game = defineGame<Auction>({ ...auction.definition, ...changes });
  return conformanceChecks({ ...auctionPlugin, game })
    .filter(({ name }) => KIT_WORDS.format(name).startsWith(`${law}:`))
    .flatMap((check) => check.run() ?? []);
}

/** The auction with other ranges of bids. */
function withRanges(change: (range: ActionRange<Auction["action"]>) => ActionRange<Auction["action"]>) {
  const { bid } = auction.phases;
  if (bid.kind !== "seat") throw new Error("not a phase of a seat");
  const legalRanges: typeof bid.legalRanges = (position) =>
    (bid.legalRanges?.(position) ?? []).map((range) => (range.amounts.length > 0 ? change(range) : range));
  return { phases: { bid: { ...bid, ...fromRanges(legalRanges) } } };
}

/** What is wrong, the law that finds it, the changes, and the message. */
type Fault = readonly [string, string, Partial<GameDefinition<Auction>>, string];

test.each<Fault>([
  [
    "the highest bid is missing",
    "listed",
    withRanges(({ action, amounts: [amount] }) => ({
      action,
      amounts: amount && amount.max > amount.min ? [{ ...amount, max: amount.max - 1 }] : [],
    })),
    '"1000" is not refused, yet not listed',
  ],
  [
    "a bid of the price is listed",
    "listed",
    withRanges(({ action, amounts: [amount] }) => ({
      action,
      amounts: amount ? [{ ...amount, min: Math.max(amount.min - 1, 0) }] : [],
    })),
    "is listed, yet refused by bid.higher",
  ],
  [
    "the proposed bid is too high",
    "listed",
    withRanges(({ amounts }) => ({ action: { phase: "bid", price: 1001 }, amounts })),
    '"1001" is not in its own range',
  ],
  [
    "a bid has the price as a target",
    "pick",
    { clicks: (_position, { price }) => [price === null ? "pass" : price > 900 ? "bid900" : "bid"] },
    "differ only in amounts, but also in their clicks",
  ],
])("a law finds that %s", (_how, law, changes, message) => {
  expect(violationsOf(law, changes).join("\n")).toContain(message);
});
