import { createTable } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { ssserpent } from "../src/index.ts";

const table = createTable(ssserpent);
const DEALT = "c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";

const WRONG_PHASE = { id: "failures.bad-position.wrong-phase" };
const WRONG_COUNT = { id: "failures.bad-position.wrong-number-of-pieces" };
const contradiction = (expected: string, given: string) => ({
  id: "failures.bad-position.contradiction",
  data: { expected, given },
});

const expectRefused = (text: string, message: object, more: object = {}): void => {
  expect(ssserpent.parsePosition(text, table)).toMatchObject({
    error: { code: "bad-position", message, ...more },
  });
};

test("parses valid positions", () => {
  for (const text of [
    `first:chance e1..-.4.j e9..-.4.j ${DEALT}`,
    "over:red!end.head e5.SSSS.N.4.a -.4 c7,g7 - - 0 0 41",
    "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 2 0 41",
  ])
    expect(ssserpent.parsePosition(text, table)).toMatchObject({ ok: true });
});

test("material.pieces: refuses more apples of a colour than the options allow", () => {
  const five = "b5,e3,e7,h2,h5";
  expectRefused(`first:chance e1..-.3.j e9..-.4.j c3,c7,g3,g7 ${five} b2,d5,f5,h8 0 0 0`, WRONG_COUNT);
  expectRefused(`first:chance e1..-.4.j e9..-.3.j c3,c7,g3,g7 b2,d5,f5,h8 ${five} 0 0 0`, WRONG_COUNT);
});

describe("setup.heads: a head that was just placed", () => {
  test.each([
    ["has not moved", "e1..E.4.j"],
    ["is alone", "e1.N.S.3.j"],
    ["is young while it has apples", "e1..-.4.a"],
    ["lies on the border", "e5..-.4.j"],
  ])("%s", (_what, red) => {
    expectRefused(`first:chance ${red} e9..-.4.j ${DEALT}`, WRONG_PHASE);
    expectRefused(`first:chance e9..-.4.j ${red} ${DEALT}`, WRONG_PHASE);
  });

  test("is followed by a chance decision about who begins", () => {
    expectRefused(`first:red e1..-.4.j e9..-.4.j ${DEALT}`, contradiction("first:chance", "first:red"));
  });
});

describe("end.head: a match that a bite has ended", () => {
  test.each([
    ["the winner has a head", "yellow!end.head e5.SSSS.N.4.a -.4 c7,g7 - - 0 0 41", WRONG_PHASE],
    ["the loser has none", "red!end.head e5.SSSS.N.4.a h5.WW.E.6.a - - - 0 0 41", WRONG_PHASE],
    ["no turn was quiet since", "red!end.head e5.SSSS.N.4.a -.4 c7,g7 - - 0 1 41", WRONG_PHASE],
    ["nothing is held", "red!end.head e5.SSSS.N.4.a -.4 c7,g7 - - 1 0 41", contradiction("0", "1")],
    ["the winner has all its pieces", "red!end.head e5.SSSS.N.3.a -.4 - - - 0 0 41", WRONG_COUNT],
    ["the loser has no more than it can have", "red!end.head e5.SSSS.N.4.a -.9 - - - 0 0 41", WRONG_COUNT],
  ])("%s", (_what, rest, reason) => {
    expectRefused(`over:${rest}`, reason);
  });
});

test("attack.replant: refuses replanting without held pieces, and moving with some", () => {
  expectRefused("replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 0 0 41", WRONG_COUNT);
  expectRefused("replant:red e7.SSSS.N.4.a h5.W.E.7.a - - - 0 0 41", WRONG_PHASE);
  expectRefused("move:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 2 0 41", WRONG_COUNT);
  expectRefused("replant:red -.8 h5.WW.E.4.a - - - 2 0 41", {
    id: "failures.bad-position.missing-head",
  });
});

test("material.pieces: refuses overlapping pieces, and shows their cells", () => {
  const message = { id: "failures.bad-position.shared-cell" };
  expectRefused("move:red e7.SSSS.N.4.a h5.WWW.E.5.a - - - 0 0 41", message, { spaces: ["e5"] });
  expectRefused("move:red e7.SSSS.N.4.a h5.W.E.6.a e6 - - 0 0 41", message, { spaces: ["e6"] });
});

test("names seats by their colours", () => {
  const start = ssserpent.start(table);
  expect([0, 1].map((seat) => ssserpent.seatName?.(start, seat))).toEqual([
    { id: "seat.described", data: { seat: 0, name: { id: "seats.red" } } },
    { id: "seat.described", data: { seat: 1, name: { id: "seats.yellow" } } },
  ]);
});

test("refuses a cell off the grid, and names the last cell", () => {
  const start = ssserpent.start(table);
  expect(ssserpent.parseAction("z9", start)).toMatchObject({
    error: { code: "notation", message: { id: "failures.notation.cell", data: { first: "a1", last: "i9" } } },
  });
});

test("names the part of a position that is not on the grid", () => {
  const serpents = "move:red e5.W.E.4.j i5.NNNNN.S.4.j - c3,c7,g3 f5 0 3 21";
  expectRefused(serpents, {
    id: "failures.bad-position.word",
    data: {
      problem: { id: "failures.notation.serpent", data: { given: "i5.NNNNN.S.4.j" } },
      word: "<serpents>",
    },
  });
  const apples = "move:red e5.W.E.4.j i5.NNN.S.4.j - c3,c10,g3 f5 0 3 21";
  expectRefused(apples, {
    id: "failures.bad-position.word",
    data: { problem: { id: "failures.notation.apples", data: { given: "c3,c10,g3" } }, word: "<apples>" },
  });
});
