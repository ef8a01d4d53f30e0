import { parseTable, unwrap } from "@serpentarium/core";
import { sssnake } from "@serpentarium/sssnake";
import { expect, test } from "vitest";
import { ARCH, LOOP } from "../src/examples/snakes.ts";
import { sssnakeTight } from "../src/index.ts";

const TEXT = `roll:chance 1 60.44.7.4 - 0 ${LOOP} ${ARCH}`;

/** What each seat is said to expect. */
function shares(game: typeof sssnake | typeof sssnakeTight): (number | undefined)[] {
  const position = unwrap(game.parsePosition(TEXT, unwrap(parseTable(game))));
  return [0, 1].map((seat) => game.evaluate?.(position, seat));
}

test("tight.both-parts: a loose part that is gone through for nothing still has to be gone through", () => {
  const [strict, lenient] = [shares(sssnakeTight), shares(sssnake)];
  expect(strict[0]).not.toBe(lenient[0]);
});
