import fc from "fast-check";
import { expect, test } from "vitest";
import { DIRECTIONS } from "../src/material/cards.ts";
import { enteredSides } from "../src/material/traced-sides.ts";
import { cellOf, layoutOf, SIDES } from "./conversions.ts";
import { joinsOf, partsOnTraces } from "./layout.ts";
import { growths } from "./snakes.ts";
import { createTally } from "./tally.ts";

test("ends.trace, finish.loose-parts: agrees with the reference on the parts that the traces pass through", () => {
  const tally = createTally<"twice" | "loose" | "complete">();
  fc.assert(
    fc.property(growths(30), ({ snake }) => {
      const layout = layoutOf(snake);
      const onTrace = partsOnTraces(layout);
      const found = new Map(
        [...enteredSides(snake).entries()].flatMap(([cell, bits]) => {
          if (bits === 0) return [];
          const sides = DIRECTIONS.filter((side) => bits & (1 << side));
          const place = cellOf(snake, cell);
          const joins = joinsOf(layout.get(place) ?? "X");
          const parts = sides.map((side) => [SIDES[side], joins[SIDES[side]]].toSorted().join(""));
          return [[place, new Set(parts)] as const];
        }),
      );
      expect(found).toEqual(
        new Map(
          [...onTrace].map(([cell, parts]) => [
            cell,
            new Set(parts.map((sides) => sides.toSorted().join(""))),
          ]),
        ),
      );
      tally.count(
        "twice",
        [...onTrace.values()].some(({ length }) => length > 1),
      );
      const hasLoose = [...onTrace].some(
        ([cell, { length }]) => Object.keys(joinsOf(layout.get(cell) ?? "SV")).length > 2 * length,
      );
      tally.count("loose", hasLoose);
      tally.count("complete", !snake.ends);
    }),
    { seed: 1, numRuns: 300 },
  );
  expect(tally.rare({ twice: 20, loose: 20, complete: 5 })).toEqual([]);
});
