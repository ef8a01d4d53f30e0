import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantarei } from "../src/index.ts";

const table = createTable(pantarei);
const atMostThree = createTable(pantarei, { options: { quietLimit: 3 } });
const ROW = "l2,d2,n,l3,l1,l1,d3,d2,d1,d1,l2,d3,l3,l2,d2,d3,l3,l1,d1";
/** Light tops one pile, and its 3 has no destination. */
const STUCK = "l1+l1+l1+d1,l2+l2+l2+d1,d3+d3+l3,l3+l3+d1+d2,n+d2+d2+d3";

const LIKE_EXAMPLE = { id: "failures.bad-position.such-as" };
const contradiction = (expected: string, given: string) => ({
  id: "failures.bad-position.contradiction",
  data: { expected, given },
});
const badWord = (word: string) => ({ id: "failures.bad-position.word", data: { word } });

test.each([
  [`colour:2 ${ROW} - - 0`, contradiction("colour:1", "colour:2")],
  [`colour:1 ${ROW} light - 0`, contradiction("-", "light")],
  [`colour:1 ${ROW} - s 0`, contradiction("-", "s")],
  [`colour:1 ${ROW} - - 1`, contradiction("0", "1")],
  [`colour:1 ${STUCK} - - 0`, { id: "failures.bad-position.single-pieces" }],
  [`colour:1 ${ROW} - - 0 `, LIKE_EXAMPLE],
  [`deal:chance - - - 1`, contradiction("0", "1")],
  ["place:1", LIKE_EXAMPLE],
  [`move:3 ${STUCK} light - 0`, badWord("<toAct>")],
  [`move:1 ${STUCK} red - 0`, badWord("<colour>")],
  [`move:1 ${STUCK} light x 0`, badWord("<last>")],
  [`move:1 ${STUCK} light - 00`, badWord("<quiet>")],
  [`move:1 ${STUCK} light p 0`, { id: "failures.bad-position.after-pass" }],
  [`over:1!end.pile ${ROW} light - 0`, { id: "failures.bad-position.outcome" }],
  [`over:0!end.pile ${ROW} light - 0`, badWord("<outcome>")],
])("refuses %s with a reason", (text, message) => {
  expect(pantarei.parsePosition(text, table)).toMatchObject({
    error: { code: "bad-position", message },
  });
});

/** A pile of seven with a light piece on top, for wins. */
const SEVEN = "d1+d2+d3+n+l1+l2+l3,d1";

test.each([
  ["1!end.pile", `${SEVEN} light - 3`],
  ["2!end.pile", `${SEVEN} dark - 0`],
  ["draw!end.blocked", "l3,d3 light p 0"],
  ["draw!end.quiet", "l1,d1 light - 3"],
  ["draw!end.quiet", "l1,d1 light s 3"],
])("accepts over:%s with %s", (outcome, rest) => {
  expect(pantarei.parsePosition(`over:${outcome} ${rest}`, atMostThree)).toMatchObject({ ok: true });
});

test.each([
  ["2!end.pile", `${SEVEN} light - 0`, "the pile is the other player's"],
  ["1!end.pile", `${SEVEN} light s 0`, "a swap never wins"],
  ["1!end.pile", `${SEVEN} light p 0`, "a pass never wins"],
  ["1!end.pile", `${SEVEN} light - 4`, "the game was over before"],
  ["draw!end.quiet", `${SEVEN} light - 3`, "a player has won"],
  ["draw!end.blocked", `${SEVEN} light p 0`, "a player has won"],
  ["draw!end.blocked", "l3,d3 light - 0", "the last turn is not a pass"],
  ["draw!end.blocked", "l3,d3 light s 0", "the last turn is not a pass"],
  ["draw!end.blocked", "l1,d3 light p 0", "light can move"],
  ["draw!end.blocked", "l3,d1 light p 0", "dark can move"],
  ["draw!end.quiet", "l1,d1 light - 2", "the game goes on"],
  ["draw!end.quiet", "l1,d1 light - 4", "the game was over before"],
  ["draw!end.quiet", "l3,d3 light p 3", "both players are blocked, which comes first"],
])("refuses over:%s with %s: %s", (outcome, rest) => {
  expect(pantarei.parsePosition(`over:${outcome} ${rest}`, atMostThree)).toMatchObject({
    error: { code: "bad-position", message: { id: "failures.bad-position.outcome" } },
  });
});

test("end.quiet: without a limit, any count of quiet turns is accepted, and none is a draw", () => {
  const endless = createTable(pantarei, { options: { quietLimit: null } });
  expect(pantarei.parsePosition("over:draw!end.quiet l1,d1 light - 3", endless).ok).toBe(false);
  expect(pantarei.parsePosition("move:1 l1,d1 light - 1000", endless).ok).toBe(true);
  expect(pantarei.parsePosition("move:1 l1,d1 light - 3", atMostThree).ok).toBe(false);
  expect(pantarei.parsePosition("move:1 l1,d1 light - 2", atMostThree).ok).toBe(true);
});

test("swap.piles: after a swap, the player who swapped has two piles to swap", () => {
  expect(pantarei.parsePosition("move:2 l3,d3,l3 light s 0", table)).toMatchObject({ ok: true });
  for (const text of ["move:2 d3,l3,d3 light s 0", "move:1 l3,d3,l3 light s 0"])
    expect(pantarei.parsePosition(text, table)).toMatchObject({
      error: { code: "bad-position", message: { id: "failures.bad-position.after-swap" } },
    });
});

test("accepts a position after a pass in which the player can act", () => {
  expect(pantarei.parsePosition(`move:2 ${STUCK} light p 0`, table)).toMatchObject({ ok: true });
});

test("seat names include the colours once they are chosen", () => {
  const names = (text: string) => {
    const position = unwrap(pantarei.parsePosition(text, table));
    return [0, 1].map((seat) => pantarei.seatName?.(position, seat));
  };
  expect(names(`colour:1 ${ROW} - - 0`)).toEqual([
    { id: "seat.title", data: { seat: 0 } },
    { id: "seat.title", data: { seat: 1 } },
  ]);
  expect(names(`move:1 ${STUCK} dark - 0`)).toEqual([
    { id: "seat.described", data: { seat: 0, name: { id: "colours.dark" } } },
    { id: "seat.described", data: { seat: 1, name: { id: "colours.light" } } },
  ]);
});
