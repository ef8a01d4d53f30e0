import { unwrap } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { countDifferences } from "../src/diff/count-differences.ts";

/** A version in which a full grid is a win of both. */
const later = defineVariant(ticTacToe, {
  id: ticTacToe.id,
  version: "0.2.0",
  base: `^${ticTacToe.version}`,
  phases: {
    place: (place) => ({
      ...place,
      apply(position, action) {
        const after = place.apply(position, action);
        return after.phase === "over" && after.outcome.reason === "end.full"
          ? { ...after, outcome: { ...after.outcome, places: [1, 2] } }
          : after;
      },
    }),
  },
});

test("counts the random matches that go another way, and where they first differ", () => {
  const same = unwrap(countDifferences({ old: ticTacToe, new: ticTacToe }, { games: 50 }));
  expect(same).toEqual({ records: 50, differing: 0, kinds: {} });
  const counts = unwrap(countDifferences({ old: ticTacToe, new: later }, { games: 50 }));
  expect(counts.records).toBe(50);
  expect(counts.differing).toBeGreaterThan(0);
  expect(counts.differing).toBeLessThan(50);
  expect(counts.kinds).toEqual({ outcome: counts.differing });
  expect(unwrap(countDifferences({ old: ticTacToe, new: later }, { games: 50 }))).toEqual(counts);
});
