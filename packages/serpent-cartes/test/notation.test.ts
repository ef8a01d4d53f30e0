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
    expect(failure("go:1")?.message.en).toBe("expected a text like advance:1 Th,Ac,7d,… 0,2 1");
    expect(failure(`first:1 ${ROW} 0,0 0`)?.message).toEqual({
      en: "expected first:chance in place of first:1, judging by the rest",
      fr: "attendu\u00a0: first:chance au lieu de first:1, d’après le reste",
    });
    expect(failure(`over:3!end.goal ${ROW} 0,0 1`)?.message.en).toBe(
      "expected 1!end.goal, 2!end.goal, draw!end.endless or draw!end.long (<outcome>)",
    );
    expect(failure("advance:1 Th,Ac 0,0 0")?.message.en).toBe(
      "expected all 32 cards from card 1 to card 32, as Th,Ac,7d,… (<row>)",
    );
    expect(failure(`advance:1 ${ROW} 0,0,0 0`)?.message.en).toBe("expected 2 entries (<pawns>)");
  });

  test("names the card on which a pawn cannot rest", () => {
    expect(failure(`advance:1 ${ROW} 1,0 1`)).toMatchObject({
      message: { en: "pawn 1 cannot rest on card 1" },
      spaces: ["card-1"],
    });
    expect(failure(`advance:1 ${ROW} 33,0 1`)?.message.en).toBe("expected a whole number, 0 to 32 (<pawns>)");
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
