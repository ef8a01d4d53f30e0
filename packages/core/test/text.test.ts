import { describe, expect, test } from "vitest";
import { formatText, narrateAction, narrateEvent } from "../src/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";

const text = { en: "{count} of {what}", fr: "{count} des {what}" };

describe("formatText", () => {
  test("inserts numbers, words, and texts in the language", () => {
    expect(formatText(text, "en", { count: 0, what: "all" })).toBe("0 of all");
    expect(formatText(text, "fr", { count: 2, what: { en: "piles", fr: "piles" } })).toBe("2 des piles");
  });

  test("keeps a placeholder without a value, and ignores prototypes", () => {
    expect(formatText(text, "en")).toBe("{count} of {what}");
    const odd = { en: "{constructor} {__proto__} {toString}", fr: "" };
    expect(formatText(odd, "en", {})).toBe(odd.en);
  });

  test("does not replace placeholders in values", () => {
    expect(formatText(text, "en", { count: "{what}", what: "$&" })).toBe("{what} of $&");
  });
});

describe("narration", () => {
  const position = pebbles.start({ seats: 2, options: { pebbles: 3, opening: "throw", limit: null } });

  test("narrateAction returns a sentence for each event", () => {
    expect(narrateAction(pebbles, position, { phase: "throw", most: 2 }, "en")).toEqual(["The die: die2."]);
    expect(narrateAction(pebbles, position, { phase: "throw", most: 2 }, "fr")).toEqual(["Le dé : die2."]);
  });

  test("narrateEvent returns the type of an event without a text", () => {
    expect(narrateEvent(pebbles, { type: "took", clause: "take.most", spaces: [] }, "en")).toBe("took");
  });
});
