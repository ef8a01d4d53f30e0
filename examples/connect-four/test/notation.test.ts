import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import { expect, test } from "vitest";
import { connectFour } from "../src/index.ts";
import en from "../words/en.json" with { type: "json" };

const words = createWords("en", en, coreEn);

const table = { seats: 2, options: {} };

test.each([
  ["drop:2 7/7/7/7/7/3r3", undefined],
  ["drop:1 7/7/7/7/7/8", "expected something like 7/7/7/7/7/7 (<discs>)"],
  ["drop:2 7/7/7/7/7/3r", "expected something like 7/7/7/7/7/7 (<discs>)"],
  ["drop:2 7/7/7/7/7/12r3", "expected something like 7/7/7/7/7/7 (<discs>)"],
  ["drop:2 7/7/7/7/3r3/7", "a disc has nothing below it (<discs>)"],
  ["drop:1 7/7/7/7/7/3rr2", "red must have as many discs as yellow, or one more"],
  ["drop:1 7/7/7/7/yyy4/rrrr3", "expected over:1!end.line in place of drop:1, judging by the rest"],
  ["drop:1 7/7/7/7/7/3r3", "expected drop:2 in place of drop:1, judging by the rest"],
  [
    "over:2!end.line 7/7/7/7/yyy4/rrrr3",
    "expected over:1!end.line in place of over:2!end.line, judging by the rest",
  ],
  ["over:1!end.line 7/7/7/7/yyyy3/rrrr3", "the game would have ended earlier"],
])("%s", (text, message) => {
  const parsed = connectFour.parsePosition(text, table);
  expect(parsed.ok ? undefined : words.format(parsed.error.message)).toBe(message);
});
