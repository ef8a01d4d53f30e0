import { parseTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { pantarei } from "../src/index.ts";

const table = unwrap(parseTable(pantarei));
const ROW = "l2,d2,n,l3,l1,l1,d3,d2,d1,d1,l2,d3,l3,l2,d2,d3,l3,l1,d1";
/** Light has one pile, and no place three piles away. */
const STUCK = "l1+l1+l1+d1,l2+l2+l2+d1,d3+d3+l3,l3+l3+d1+d2,n+d2+d2+d3";

const SINGLE = "expected single pieces: colour:1 l1,d2,n - - 0";

test.each([
  [`colour:2 ${ROW} - - 0`, SINGLE],
  [`colour:1 ${ROW} light - 0`, SINGLE],
  [`colour:1 ${ROW} - s 0`, SINGLE],
  [`colour:1 ${ROW} - - 1`, SINGLE],
  [`colour:1 ${STUCK} - - 0`, SINGLE],
  [`move:3 ${STUCK} light - 0`, "expected move:1 or move:2"],
  [`move:1 ${STUCK} light p 0`, "after a pass there must be something to play"],
  [`over:1!end.pile ${ROW} light - 0`, "1!end.pile does not fit this row"],
  [
    `over:0!end.pile ${ROW} light - 0`,
    "expected one of 1!end.pile, 2!end.pile, draw!end.blocked, draw!end.quiet after over:",
  ],
])("%s is refused with the reason", (text, reason) => {
  expect(pantarei.parsePosition(text, table)).toMatchObject({
    error: { code: "bad-position", message: { en: reason } },
  });
});

test("a pass may be answered by whoever has something to play", () => {
  expect(pantarei.parsePosition(`move:2 ${STUCK} light p 0`, table)).toMatchObject({ ok: true });
});

test("seats are named by their colours once these are chosen", () => {
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
