import { describe, expect, test } from "vitest";
import { fill, say, tell } from "../src/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";

const text = { en: "{count} of {what}", fr: "{count} des {what}" };

describe("fill", () => {
  test("puts numbers, words, and texts of the language", () => {
    expect(fill(text, "en", { count: 0, what: "all" })).toBe("0 of all");
    expect(fill(text, "fr", { count: 2, what: { en: "piles", fr: "piles" } })).toBe("2 des piles");
  });

  test("leaves a placeholder without a value, and prototypes alone", () => {
    expect(fill(text, "en")).toBe("{count} of {what}");
    const odd = { en: "{constructor} {__proto__} {toString}", fr: "" };
    expect(fill(odd, "en", {})).toBe(odd.en);
  });

  test("does not fill what was put in", () => {
    expect(fill(text, "en", { count: "{what}", what: "$&" })).toBe("{what} of $&");
  });
});

describe("events as sentences", () => {
  const position = pebbles.start({ seats: 2, options: { pebbles: 3, opening: "throw", limit: null } });

  test("tell says all that an action does", () => {
    expect(tell(pebbles, position, { phase: "throw", most: 2 }, "en")).toEqual(["The die: die2."]);
    expect(tell(pebbles, position, { phase: "throw", most: 2 }, "fr")).toEqual(["Le dé : die2."]);
  });

  test("say falls back to the name of an event without words", () => {
    expect(say(pebbles, { type: "took", clause: "take.most", spaces: [] }, "en")).toBe("took");
  });
});
