import { createTable, unwrap } from "@serpentarium/core";
import { sssnake } from "@serpentarium/sssnake";
import { expect, test } from "vitest";
import { ARCH, LOOP } from "../src/examples/snakes.ts";
import { sssnakeTight } from "../src/index.ts";

const TEXT = `roll:chance 1 60.44.7.4 - 0 ${LOOP} ${ARCH}`;

/** The estimated value for seat 0. */
function share(game: typeof sssnake | typeof sssnakeTight): number {
  const position = unwrap(game.parsePosition(TEXT, createTable(game)));
  return game.evaluate?.(position, 0) ?? Number.NaN;
}

test("tight.both-parts: a loose part still to be joined lowers the value", () => {
  expect(share(sssnakeTight)).toBeLessThan(share(sssnake));
});
