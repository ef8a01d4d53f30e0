import { createRandom, shuffle, unwrap } from "@serpentarium/core";
import { parseLink, replay } from "@serpentarium/core/record";
import { CARDS_BY_DECK, DECKS, serpentCartes } from "@serpentarium/serpent-cartes";
import { describe, expect, test } from "vitest";
import { EXAMPLE_SETUP } from "../src/example-row.ts";
import { playLink } from "../src/play-link.ts";
import { formatSetup, parseSetup } from "../src/row-link.ts";
import { createSetup, type SetupInput } from "../src/setup.ts";
import { WORDS } from "./fixtures/words.ts";

const GOOD = formatSetup(EXAMPLE_SETUP);

const choices: readonly SetupInput[] = [
  { entry: "card", turnLimit: 1000, seats: 2, first: 0 },
  { entry: "die", collision: "arriver", turnLimit: null, seats: 3, first: 2 },
  { entry: "die", turnLimit: 1, seats: 4, first: 3 },
];
const setups = DECKS.flatMap((deck) =>
  choices.map((choice) => unwrap(createSetup(shuffle(createRandom(deck), CARDS_BY_DECK[deck]), choice))),
);

describe("a link to a row", () => {
  test.each(setups)("$table.options.deck, $table.seats players", (setup) => {
    const link = formatSetup(setup);
    expect(parseSetup(link)).toEqual({ ok: true, value: setup });
    // some programs escape commas in URLs
    expect(parseSetup(link.replaceAll(",", "%2C"))).toEqual({ ok: true, value: setup });
  });

  test("uses defaults for missing values", () => {
    const [row] = GOOD.split("&");
    expect(parseSetup(row ?? "")).toEqual({ ok: true, value: EXAMPLE_SETUP });
  });

  const card = "Js,7c";
  test.each([
    ["nothing", "", "it has no row"],
    ["no row", "players=2", "it has no row"],
    ["something unknown", `${GOOD}&cheat=1`, "“cheat” is unknown"],
    ["a prototype", `${GOOD}&__proto__=1`, "“__proto__” is unknown"],
    ["two rows", `${GOOD}&${GOOD}`, "it has two of row"],
    ["half a row", GOOD.slice(0, 50), "Missing (17): "],
    [
      "a card twice",
      GOOD.replace(card, "Js,Js"),
      "Too many: jack of spades (Js). Missing (1): seven of clubs (7c).",
    ],
    ["a script for a card", GOOD.replace("7c", "<script>"), "Not a card: “<script>” (number 2)."],
    ["no number of players", GOOD.replace("players=2", "players=1e9"), "expected 2–4 seats"],
    ["an invalid first player", GOOD.replace("first=1", "first=3"), "expected a player from 1 to 2"],
    ["another entry", GOOD.replace("entry=card", "entry=toString"), "entry: expected one of card, die"],
    [
      "another reading",
      GOOD.replace("collision=earlier", "collision=both"),
      "collision: expected one of earlier, arriver",
    ],
    ["a limit below any", GOOD.replace("limit=1000", "limit=0"), "turnLimit: expected a whole number"],
    [
      "a limit of infinity",
      GOOD.replace("limit=1000", "limit=Infinity"),
      "turnLimit: expected a whole number",
    ],
    ["a megabyte", `${GOOD}&row=${"9h,".repeat(300_000)}`, "it is too long"],
    ["no text at all", "%E0%A4%A", "is unknown"],
  ])("with %s is refused", (_, link, why) => {
    const parsed = parseSetup(link);
    const [en = "", fr = ""] = [WORDS.en, WORDS.fr].map((words) =>
      parsed.ok ? "" : words.format(parsed.error.message),
    );
    expect(en).toContain(why);
    expect(fr).not.toBe(en);
  });
});

describe("setup.first: the match that starts on a row", () => {
  test.each(setups)("$table.options.entry, $table.seats players", (setup) => {
    const { position } = unwrap(replay(serpentCartes, unwrap(parseLink(playLink(setup)))));
    expect(position).toMatchObject({
      phase: setup.table.options.entry === "card" ? "advance" : "enter",
      row: setup.row,
      toAct: setup.first,
      table: setup.table,
    });
  });
});
