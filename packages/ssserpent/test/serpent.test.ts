import { expect, test } from "vitest";
import { growPieces } from "../src/material/serpent.ts";

test("new pieces get the lowest free numbers, the last one in front", () => {
  expect(growPieces([], 3)).toEqual([3, 2, 1]);
  expect(growPieces([4, 2], 2)).toEqual([3, 1, 4, 2]);
  const pieces = [2, 1];
  expect(growPieces(pieces, 0)).toBe(pieces);
});
