import { createTable, type Game } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { checkLaw, LAWS } from "@serpentarium/testkit";
import { describe, expect, test } from "vitest";
import { type Ssserpent, ssserpent } from "../src/index.ts";
import { createGround, createParts, type Ground } from "../src/parts.ts";

const round = (index: number, size: number): number => (index + size) % size;
const isWithin = (index: number, size: number): boolean => index >= 0 && index < size;

/** The left and right edges wrap around; top and bottom are walls. */
const CYLINDER = createGround({
  cellAt: (column, row, size) => (isWithin(row, size) ? [round(column, size), row] : undefined),
});

/** A walled grid with a missing cell in its middle. */
const POND = createGround({
  cellAt: (column, row, size) => {
    const middle = (size - 1) / 2;
    return isWithin(column, size) && isWithin(row, size) && !(column === middle && row === middle)
      ? [column, row]
      : undefined;
  },
});

/** Heads start in two corners; apples may lie in the columns between, also on the border. */
const CORNERS = createGround({
  headArea: (cells) => [...cells.slice(0, 1), ...cells.slice(-1)],
  appleArea: (cells) => cells.slice(14, -14),
});

const GROUNDS: Readonly<Record<string, Ground<never>>> = { CYLINDER, POND, CORNERS };

const gameOn = (ground: Ground<never>): Game<Ssserpent> =>
  defineVariant<Ssserpent>(ssserpent, {
    ...createParts({ ground }),
    id: "own-ground",
    version: "0.0.0",
    base: ">=0.0.0",
  });

describe.each(Object.entries(GROUNDS))("a custom ground: %s", (_name, ground) => {
  const game = gameOn(ground);
  const table = createTable(game, { seats: 2, options: { size: 7, bodies: 12 } });

  test.each(LAWS.map((law) => [law.id, law] as const))("%s", (_id, law) => {
    expect(checkLaw(game, law, table, { runs: 3 })).toBeUndefined();
  });
});

test("the scene marks the axis on which edges wrap around", () => {
  const sceneOn = (ground: Ground<never>) => {
    const game = gameOn(ground);
    return game.scene(game.start(createTable(game)), "wide");
  };
  expect(sceneOn(CYLINDER).wrapAround?.axis).toBe("x");
  expect(sceneOn(POND).wrapAround).toBeUndefined();
  expect(sceneOn(POND).spaces.map(({ id }) => id)).not.toContain("e5");
});
