import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { eventForKey } from "../src/event-for-key.ts";
import { displayedMatch } from "./fixtures/displayed-match.ts";

const { log } = displayedMatch(ticTacToe, ["b2", "a1", "c3"]);

test.each([
  ["ArrowLeft", undefined, { type: "lookBack", count: 2 }],
  ["ArrowLeft", 0, { type: "lookBack", count: 0 }],
  ["ArrowRight", 1, { type: "lookBack", count: 2 }],
  ["Home", undefined, { type: "lookBack", count: 0 }],
  ["End", 1, { type: "lookBack" }],
  ["a", 1, undefined],
] as const)("%s after %s actions", (key, lookingBack, event) => {
  expect(eventForKey(key, { log, lookingBack })).toEqual(event);
});

test("before the first action no key goes through the match", () => {
  expect(eventForKey("ArrowLeft", { log: [], lookingBack: undefined })).toBeUndefined();
});
