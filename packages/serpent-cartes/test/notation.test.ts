import { describe, expect, test } from "vitest";
import { serpentCartes } from "../src/index.ts";
import { NAME_OF, signOf } from "../src/material/cards.ts";
import { chainOn } from "../src/material/route.ts";
import { formatRow } from "../src/notation.ts";
import { begun, SUITS, tableOf } from "./fixtures.ts";

const table = tableOf({}, 2);
const ROW = formatRow(SUITS);
const failure = (text: string) => {
  const read = serpentCartes.parsePosition(text, table);
  return read.ok ? undefined : read.error;
};

describe("a position that cannot be read", () => {
  test("says what is expected", () => {
    expect(failure("advance")?.message.en).toMatch(/^expected <phase>:<to act> <row> <pawns> <turns>/);
    expect(failure(`first:1 ${ROW} 0,0 0`)?.message).toEqual({
      en: "before the first turn expected first:chance … 0,0 0",
      fr: "avant le premier tour, attendu\u00a0: first:chance … 0,0 0",
    });
    expect(failure(`over:3!end.goal ${ROW} 0,0 1`)?.message.en).toBe(
      "expected an outcome such as 1!end.goal",
    );
  });

  test("shows the card on which no pawn can rest, where the row has it", () => {
    expect(failure(`advance:1 ${ROW} 1,0 1`)).toMatchObject({ spaces: ["card-1"] });
    expect(failure(`advance:1 ${ROW} 40,0 1`)).toMatchObject({
      message: { en: "pawn 1 cannot rest on card 40" },
    });
    expect(failure(`advance:1 ${ROW} 40,0 1`)).not.toHaveProperty("spaces");
  });
});

test("an action that cannot be read: the failure names all that can", () => {
  const position = serpentCartes.apply(serpentCartes.start(table), { phase: "deal", row: SUITS });
  expect(serpentCartes.parseAction("p3", position)).toMatchObject({
    error: { code: "notation", message: { en: "expected p1 or p2" } },
  });
});

test("an action is pressed by its text", () => {
  const position = begun(SUITS, table);
  expect(serpentCartes.clicks(position, { phase: "advance" })).toEqual(["go"]);
  expect(serpentCartes.scene(position, "wide").targets.map(({ id }) => id)).toEqual(["go"]);
});

test("seats are told by their number and the colour of their pawn", () => {
  const names = [0, 1].map((seat) => serpentCartes.seatName?.(begun(SUITS, table), seat));
  expect(names).toEqual([
    {
      en: expect.stringMatching(/^Player 1 \(\p{L}+\)$/u),
      fr: expect.stringMatching(/^Joueur 1 \(\p{L}+\)$/u),
    },
    {
      en: expect.stringMatching(/^Player 2 \(\p{L}+\)$/u),
      fr: expect.stringMatching(/^Joueur 2 \(\p{L}+\)$/u),
    },
  ]);
});

test("the signs of cards on a board of text", () => {
  const signs = ["Ac", "Td", "Qh", "7s"].map((name) => signOf(NAME_OF.indexOf(name)));
  expect(signs).toEqual(["A♣", "10♦", "Q♥", "7♠"]);
});

test("turn.chain: a pawn that runs down the row counts from the other end, on cards as they are numbered", () => {
  const up = chainOn("up", SUITS, 1);
  const down = chainOn("down", SUITS.toReversed(), 32);
  expect(up.map(({ from, to }) => [from, to])).toEqual([[1, 8]]);
  expect(down.map(({ from, to, value }) => [from, to, value])).toEqual([[32, 25, 7]]);
});

test("setup.finishable: the kinds of rows have names in both languages", () => {
  const { deal } = serpentCartes.options.fields;
  expect(deal.kind === "choice" && deal.names).toEqual({
    any: { en: "Any row", fr: "Toutes les rangées" },
    finishable: { en: "Only rows that can be finished", fr: "Seulement celles qu’on peut finir" },
  });
});
