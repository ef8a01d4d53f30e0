import { createTable, unwrap } from "@serpentarium/core";
import { sssnake } from "@serpentarium/sssnake";
import { expect, test } from "vitest";
import { sssnakeTight } from "../src/index.ts";

/** The head end runs along the top of the big card. */
const ARCH = "2.0.CNW+2.1.CSW";

/** The head has gone through a crossing and come round to its loose part. */
const LOOP = "2.0.X+3.0.CNW+3.1.CSW";

const TEXT = `roll:chance 1 60.44.7.4 - 0 ${LOOP} ${ARCH}`;

/** The estimated value for seat 0. */
function share(game: typeof sssnake | typeof sssnakeTight): number {
  const position = unwrap(game.parsePosition(TEXT, createTable(game)));
  return game.evaluate?.(position, 0) ?? Number.NaN;
}

test("tight.both-parts: a loose part still to be joined lowers the value", () => {
  expect(share(sssnakeTight)).toBeLessThan(share(sssnake));
});
