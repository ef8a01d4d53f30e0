import { createRandom, shuffle } from "@serpentarium/core";
import { CARDS_BY_DECK, DECKS, formatRow } from "@serpentarium/serpent-cartes";
import { describe, expect, test } from "vitest";
import { mistakeMessages } from "../src/mistake-messages.ts";
import { parseRow } from "../src/row-text.ts";
import { WORDS } from "./fixtures/words.ts";

const ROW = "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";

const notationOf = (text: string) => {
  const read = parseRow(text, "32");
  return read.ok ? formatRow(read.row) : undefined;
};

/** The mistakes of a text, as sentences. */
function mistakesIn(text: string, deck: (typeof DECKS)[number] = "32", language: keyof typeof WORDS = "en") {
  const read = parseRow(text, deck);
  return read.ok ? [] : mistakeMessages(read.mistakes).map((message) => WORDS[language].format(message));
}

describe("setup.row: accepted notations of a row", () => {
  test.each(DECKS)("a shuffled deck of %s is accepted, whatever deck is expected", (deck) => {
    const row = shuffle(createRandom(deck), CARDS_BY_DECK[deck]);
    for (const expected of DECKS) expect(parseRow(formatRow(row), expected)).toEqual({ ok: true, row });
  });

  test.each([
    ["blanks and line breaks", ROW.replaceAll(",", " \n")],
    ["semicolons, and one too many", `${ROW.replaceAll(",", "; ")};`],
    ["capitals and small letters", ROW.toUpperCase().replace("AC", "ac")],
    ["10 for T", ROW.replaceAll("T", "10")],
    ["valet, dame and roi", ROW.replaceAll("J", "V").replaceAll("Q", "D").replaceAll("K", "R")],
    ["signs for the suits", ROW.replaceAll("h", "♥").replaceAll("s", "♠️")],
  ])("%s", (_, text) => {
    expect(notationOf(text)).toBe(ROW);
  });
});

describe("setup.deck: mistakes of an incomplete deck", () => {
  test("lists unknown words and foreign, surplus and missing cards", () => {
    const text = ROW.replace("9c", "hello").replace("8d", "2h").replace("As", "7c");
    expect(mistakesIn(text)).toEqual([
      "This is not a complete deck of 32 cards.",
      "Not a card: “hello” (number 3).",
      "Not in this deck: two of hearts (2h).",
      "Too many: seven of clubs (7c).",
      "Missing (3): ace of spades (As), eight of diamonds (8d), nine of clubs (9c).",
    ]);
  });

  test("are described in French", () => {
    const text = ROW.replace("9c", "hello").replace("8d", "2h").replace("As", "7c");
    expect(mistakesIn(text, "32", "fr")).toEqual([
      "Ce n’est pas un jeu entier de 32 cartes.",
      "Ce ne sont pas des cartes\u00a0: «\u00a0hello\u00a0» (numéro 3).",
      "Absentes de ce jeu\u00a0: deux de cœur (2h).",
      "En trop\u00a0: sept de trèfle (7c).",
      "Manquantes (3)\u00a0: as de pique (As), huit de carreau (8d), neuf de trèfle (9c).",
    ]);
  });

  test("with two packs, every card must occur twice", () => {
    const twice = `${ROW},${ROW}`.replace("8c", "7c");
    expect(mistakesIn(twice, "2x32")).toEqual([
      "This is not a complete deck of 64 cards.",
      "Too many: seven of clubs (7c).",
      "Missing (1): eight of clubs (8c).",
    ]);
  });

  test("truncates long lists and words", () => {
    const [, unknown, missing] = mistakesIn(`${"x".repeat(5000)},${"y,".repeat(40)}`);
    expect(unknown).toMatch(/^Not a card: “x{20}…” \(number 1\), .* and 29 more\.$/);
    expect(missing).toMatch(/^Missing \(32\): .* and 20 more\.$/);
  });

  test("an empty text lacks all cards", () => {
    expect(mistakesIn("", "52")[1]).toMatch(/^Missing \(52\): ace of clubs \(Ac\), /);
  });
});
