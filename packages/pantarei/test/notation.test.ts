import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantarei } from "../src/index.ts";

const table = createTable(pantarei);
const atMostThree = createTable(pantarei, { options: { quietLimit: 3 } });
const ROW = "l2,d2,n,l3,l1,l1,d3,d2,d1,d1,l2,d3,l3,l2,d2,d3,l3,l1,d1";
/** Light tops one pile, and its 3 has no destination. */
const STUCK = "l1+l1+l1+d1,l2+l2+l2+d1,d3+d3+l3,l3+l3+d1+d2,n+d2+d2+d3";

test.each([
  [`colour:2 ${ROW} - - 0`, "expected colour:1 in place of colour:2, judging by the rest"],
  [`colour:1 ${ROW} light - 0`, "expected - in place of light, judging by the rest"],
  [`colour:1 ${ROW} - s 0`, "expected - in place of s, judging by the rest"],
  [`colour:1 ${ROW} - - 1`, "expected 0 in place of 1, judging by the rest"],
  [`colour:1 ${STUCK} - - 0`, "expected single pieces, as l1,d2,n"],
  [`colour:1 ${ROW} - - 0 `, "expected a text like move:2 l1,d2+l3,n dark - 4"],
  [`deal:chance - - - 1`, "expected 0 in place of 1, judging by the rest"],
  ["place:1", "expected a text like move:2 l1,d2+l3,n dark - 4"],
  [`move:3 ${STUCK} light - 0`, "expected a whole number, 1 to 2 (<toAct>)"],
  [`move:1 ${STUCK} red - 0`, "expected light or dark (<colour>)"],
  [`move:1 ${STUCK} light x 0`, "expected s, p or - (<last>)"],
  [`move:1 ${STUCK} light - 00`, "expected a whole number, 0 to 999999999999999 (<quiet>)"],
  [`move:1 ${STUCK} light p 0`, "after a pass there must be something to play"],
  [`over:1!end.pile ${ROW} light - 0`, "the outcome does not fit these piles"],
  [
    `over:0!end.pile ${ROW} light - 0`,
    "expected 1!end.pile, 2!end.pile, draw!end.blocked or draw!end.quiet (<outcome>)",
  ],
])("refuses %s with a reason", (text, reason) => {
  expect(pantarei.parsePosition(text, table)).toMatchObject({
    error: { code: "bad-position", message: { en: reason } },
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
    error: { code: "bad-position", message: { en: "the outcome does not fit these piles" } },
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
      error: { code: "bad-position", message: { en: expect.stringContaining("after a swap") } },
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
    { en: "Player 1", fr: "Joueur 1" },
    { en: "Player 2", fr: "Joueur 2" },
  ]);
  expect(names(`move:1 ${STUCK} dark - 0`)).toEqual([
    { en: "Player 1 (dark)", fr: "Joueur 1 (foncé)" },
    { en: "Player 2 (light)", fr: "Joueur 2 (clair)" },
  ]);
});
