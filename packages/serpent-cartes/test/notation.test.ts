import { describe, expect, test } from "vitest";
import { serpentCartes } from "../src/index.ts";
import { cardGlyph, cornerText, NOTATION_BY_CARD } from "../src/material/cards.ts";
import { hopsWithHeading } from "../src/material/hops.ts";
import { formatRow } from "../src/notation.ts";
import { english, french, SUITS, startMatch, tableOf } from "./fixtures.ts";

const table = tableOf({}, 2);
const ROW = formatRow(SUITS);
const failure = (text: string) => {
  const parsed = serpentCartes.parsePosition(text, table);
  return parsed.ok ? undefined : parsed.error;
};

describe("an invalid position", () => {
  test("fails with the expected form", () => {
    expect(failure("go:1")?.message).toEqual({
      id: "failures.bad-position.such-as",
      data: { example: "advance:1 Th,Ac,7d,… 0,2 1" },
    });
    expect(failure(`first:1 ${ROW} 0,0 0`)?.message).toEqual({
      id: "failures.bad-position.contradiction",
      data: { expected: "first:chance", given: "first:1" },
    });
    expect(failure(`over:3!end.goal ${ROW} 0,0 1`)?.message).toMatchObject({
      data: {
        problem: {
          data: {
            alternatives: ["1!end.goal", "2!end.goal", "draw!end.endless", "draw!end.long"],
          },
        },
        word: "<outcome>",
      },
    });
    expect(failure("advance:1 Th,Ac 0,0 0")?.message).toEqual({
      id: "failures.bad-position.word",
      data: { problem: { id: "failures.notation.row", data: { size: 32 } }, word: "<row>" },
    });
    expect(failure(`advance:1 ${ROW} 0,0,0 0`)?.message).toEqual({
      id: "failures.bad-position.word",
      data: { problem: { id: "failures.notation.entries", data: { length: 2 } }, word: "<pawns>" },
    });
  });

  test("names the card on which a pawn cannot rest", () => {
    expect(failure(`advance:1 ${ROW} 1,0 1`)).toMatchObject({
      message: { id: "failures.bad-position.misplaced", data: { pawn: 1, card: 1 } },
      spaces: ["card-1"],
    });
    expect(failure(`advance:1 ${ROW} 33,0 1`)?.message).toMatchObject({
      data: { problem: { id: "failures.notation.whole-number", data: { min: 0, max: 32 } } },
    });
  });
});

test("an invalid action fails with the valid ones", () => {
  const position = serpentCartes.apply(serpentCartes.start(table), { phase: "deal", row: SUITS });
  expect(serpentCartes.parseAction("p3", position)).toMatchObject({
    error: { code: "notation", message: { data: { alternatives: ["p1", "p2"] } } },
  });
});

test("targets have the notation of their action as id", () => {
  const position = startMatch(SUITS, table);
  expect(serpentCartes.clicks(position, { phase: "advance" })).toEqual(["go"]);
  expect(serpentCartes.scene(position, "wide").targets.map(({ id }) => id)).toEqual(["go"]);
});

test("seat names have the number and the colour of the pawn", () => {
  const name = serpentCartes.seatName?.(startMatch(SUITS, table), 1) ?? "";
  expect(english.format(name)).toBe("Player 2 (yellow)");
  expect(french.format(name)).toBe("Joueur 2 (jaune)");
});

test("the corners of cards are in the language of the reader", () => {
  const corners = (["A", "7", "T", "J", "Q", "K"] as const).map(cornerText);
  expect(corners.map(english.format, english)).toEqual(["A", "7", "10", "J", "Q", "K"]);
  expect(corners.map(french.format, french)).toEqual(["A", "7", "10", "V", "D", "R"]);
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
