import { expect, test } from "vitest";
import { grown } from "../src/material/serpent.ts";

test("pieces that come in have the least numbers that are free, the last of them in front", () => {
  expect(grown([], 3)).toEqual([3, 2, 1]);
  expect(grown([4, 2], 2)).toEqual([3, 1, 4, 2]);
  const pieces = [2, 1];
  expect(grown(pieces, 0)).toBe(pieces);
});
