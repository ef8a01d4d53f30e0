// @vitest-environment happy-dom
import { createTable } from "@serpentarium/core";
import { expect, test } from "vitest";
import { type Auction, auction } from "../../testkit/test/fixtures/auction/game.ts";
import auctionEn from "../../testkit/test/fixtures/auction/words/en.json" with { type: "json" };
import { type Tender, tender } from "../../testkit/test/fixtures/tender/game.ts";
import tenderEn from "../../testkit/test/fixtures/tender/words/en.json" with { type: "json" };
import { connectPosition } from "../src/connect.ts";
import { count, find, mount, press, recordEvents, targetsOf } from "./boards.ts";
import { english, french } from "./words.ts";

/** A board on which the auction begins. */
function openAuction(words = english(auctionEn)) {
  const board = mount();
  const played = recordEvents(board, "played");
  const position = auction.start(createTable(auction));
  const connection = connectPosition<Auction>(board, { game: auction, position, words });
  board.flush();
  return { board, played, connection };
}

const isShown = { timeout: 2000, interval: 1 };
const field = (board: ReturnType<typeof mount>, type: "number" | "range") =>
  find(board, `[type=${type}]`) as HTMLInputElement;

async function enter(board: ReturnType<typeof mount>, type: "number" | "range", value: string) {
  await expect.poll(() => count(board, ".amounts"), isShown).toBe(1);
  field(board, type).value = value;
  field(board, type).dispatchEvent(new Event("input", { bubbles: true }));
}

const submit = (board: ReturnType<typeof mount>) =>
  (find(board, "form.amounts") as HTMLFormElement).requestSubmit();

test("a target whose action has an amount asks for it, and the number entered is played", async () => {
  const { board, played } = openAuction();
  press(board, "bid");
  expect(targetsOf(board, "selected")).toEqual(["bid"]);
  await enter(board, "number", "250");
  expect(find(board, ".amounts label").textContent).toBe("Price");
  expect(field(board, "number")).toMatchObject({ min: "0", max: "1000", step: "1" });
  expect(field(board, "range").value).toBe("250");
  expect(played).toEqual([]);
  submit(board);
  board.flush();
  expect(played).toMatchObject([{ action: "250" }]);
  expect(count(board, ".amounts")).toBe(0);
});

test("the slider moves the number, too, and words are those of the reader", async () => {
  const { board, played } = openAuction(french({ language: "fr", amounts: { price: "Prix" } }));
  press(board, "bid");
  await enter(board, "range", "999");
  expect(field(board, "number").value).toBe("999");
  expect(find(board, ".amounts label").textContent).toBe("Prix");
  expect(find(board, ".amounts [type=submit]").textContent).toBe("Jouer ce coup");
  submit(board);
  expect(played).toMatchObject([{ action: "999" }]);
});

test.each(["1001", "-1", "2.5", ""])("%o is not played", async (value) => {
  const { board, played } = openAuction();
  press(board, "bid");
  await enter(board, "number", value);
  find(board, "form.amounts").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(played).toEqual([]);
});

test("pressing the target again, Escape in the form and the end of the connection close it", async () => {
  const { board, connection } = openAuction();
  press(board, "bid");
  await expect.poll(() => count(board, ".amounts"), isShown).toBe(1);
  press(board, "bid");
  expect(count(board, ".amounts")).toBe(0);
  press(board, "bid");
  await expect.poll(() => count(board, ".amounts"), isShown).toBe(1);
  field(board, "number").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(count(board, ".amounts")).toBe(0);
  press(board, "bid");
  await expect.poll(() => count(board, ".amounts"), isShown).toBe(1);
  connection.disconnect();
  expect(count(board, ".amounts")).toBe(0);
});

test("actions without amounts are played at once", () => {
  const { board, played } = openAuction();
  press(board, "pass");
  expect(played).toMatchObject([{ action: "pass" }]);
});

test("a choice of one seat has a field for each amount", async () => {
  const board = mount();
  const played = recordEvents(board, "played");
  const position = tender.start(createTable(tender));
  connectPosition<Tender>(board, { game: tender, words: english(tenderEn), position, viewer: 1 });
  board.flush();
  press(board, "boat");
  await enter(board, "number", "333");
  expect(count(board, "[type=number]")).toBe(2);
  submit(board);
  expect(played).toMatchObject([{ action: "2:boat-333-30" }]);
});
