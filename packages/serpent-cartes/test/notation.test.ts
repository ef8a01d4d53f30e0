import { describe, expect, test } from "vitest";
import { serpentCartes } from "../src/index.ts";
import { cardGlyph, NOTATION_BY_CARD } from "../src/material/cards.ts";
import { hopsWithHeading } from "../src/material/hops.ts";
import { formatRow } from "../src/notation.ts";
import { SUITS, startMatch, tableOf } from "./fixtures.ts";

const table = tableOf({}, 2);
const ROW = formatRow(SUITS);
const failure = (text: string) => {
  const parsed = serpentCartes.parsePosition(text, table);
  return parsed.ok ? undefined : parsed.error;
};

describe("an invalid position", () => {
  test("fails with the expected form", () => {
    expect(failure("advance")?.message.en).toMatch(/^expected <phase>:<to act> <row> <pawns> <turns>/);
    expect(failure(`first:1 ${ROW} 0,0 0`)?.message).toEqual({
      en: "before the first turn expected first:chance … 0,0 0",
      fr: "avant le premier tour, attendu\u00a0: first:chance … 0,0 0",
    });
    expect(failure(`over:3!end.goal ${ROW} 0,0 1`)?.message.en).toBe("expected a result such as 1!end.goal");
  });

  test("names the card on which a pawn cannot rest, if it exists", () => {
    expect(failure(`advance:1 ${ROW} 1,0 1`)).toMatchObject({ spaces: ["card-1"] });
    expect(failure(`advance:1 ${ROW} 40,0 1`)).toMatchObject({
      message: { en: "pawn 1 cannot rest on card 40" },
    });
    expect(failure(`advance:1 ${ROW} 40,0 1`)).not.toHaveProperty("spaces");
  });
});

test("an invalid action fails with the valid ones", () => {
  const position = serpentCartes.apply(serpentCartes.start(table), { phase: "deal", row: SUITS });
  expect(serpentCartes.parseAction("p3", position)).toMatchObject({
    error: { code: "notation", message: { en: "expected p1 or p2" } },
  });
});

test("targets have the notation of their action as id", () => {
  const position = startMatch(SUITS, table);
  expect(serpentCartes.clicks(position, { phase: "advance" })).toEqual(["go"]);
  expect(serpentCartes.scene(position, "wide").targets.map(({ id }) => id)).toEqual(["go"]);
});

test("seat names have the number and the colour of the pawn", () => {
  const names = [0, 1].map((seat) => serpentCartes.seatName?.(startMatch(SUITS, table), seat));
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

test("glyphs of cards on a text board", () => {
  const glyphs = ["Ac", "Td", "Qh", "7s"].map((name) => cardGlyph(NOTATION_BY_CARD.indexOf(name)));
  expect(glyphs).toEqual(["A♣", "10♦", "Q♥", "7♠"]);
});

test("turn.chain: hops of a pawn that runs down the row have the card numbers of the row", () => {
  const up = hopsWithHeading("up", SUITS, 1);
  const down = hopsWithHeading("down", SUITS.toReversed(), 32);
  expect(up.map(({ from, to }) => [from, to])).toEqual([[1, 8]]);
  expect(down.map(({ from, to, value }) => [from, to, value])).toEqual([[32, 25, 7]]);
});

test("setup.finishable: the values of the option have names in both languages", () => {
  const { deal } = serpentCartes.options.fields;
  expect(deal.kind === "choice" && deal.names).toEqual({
    any: { en: "Any row", fr: "Toutes les rangées" },
    finishable: { en: "Only rows that can be finished", fr: "Seulement celles qu’on peut finir" },
  });
});
