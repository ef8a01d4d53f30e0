import fc from "fast-check";
import { expect, test } from "vitest";
import { type PositionEstimate, settleCurve, swingOf } from "../src/analysis/settle-curve.ts";

/** The estimates of a match of two seats, from those of the first; exact where they are 0 or 1. */
const estimatesOf = (shares: readonly number[]): readonly PositionEstimate[] =>
  shares.map((share) => ({ shares: [share, 1 - share], isExact: share === 0 || share === 1 }));

const settle = (shares: readonly number[], causes: readonly number[] = []) => {
  const { curve, turns } = settleCurve(
    estimatesOf(shares),
    shares.slice(1).map((_, index) => causes.includes(index)),
    0.2,
  );
  return {
    curve: curve.map(([share = 0]) => Math.round(100 * share)),
    turns: turns.flatMap((isTurn, index) => (isTurn ? [index] : [])),
  };
};

test("estimates that change little are the curve", () => {
  expect(settle([0.5, 0.6, 0.45, 0.6])).toEqual({ curve: [50, 60, 45, 60], turns: [] });
});

test("a large change with a cause is a turn, and its neighbours stay", () => {
  expect(settle([0.5, 0.9, 0.4, 0.5], [0, 1])).toEqual({ curve: [50, 90, 40, 50], turns: [0, 1] });
});

test("a large change without a cause is spread, and what is exact stays", () => {
  const { curve, turns } = settle([0.49, 0.98, 0.52, 1]);
  expect(turns).toEqual([]);
  expect(curve.at(-1)).toBe(100);
  for (const [index, share] of curve.slice(1).entries())
    expect(Math.abs(share - (curve[index] ?? 0))).toBeLessThan(20);
});

test("a small change is no turn, whatever its cause", () => {
  expect(settle([0.5, 0.695], [0])).toEqual({ curve: [50, 69], turns: [] });
});

test("a match turns without a cause where exact shares leave no other way", () => {
  expect(settle([0, 1])).toEqual({ curve: [0, 100], turns: [0] });
  const { curve, turns } = settle([0, 0.6, 1]);
  expect(turns).toEqual([0]);
  expect([curve[0], curve[2]]).toEqual([0, 100]);
});

test("where every change counts as large, all are turns", () => {
  const { curve, turns } = settleCurve(estimatesOf([0.5, 0.6, 0.6]), [false, true], 0);
  expect([curve, turns]).toEqual([estimatesOf([0.5, 0.6, 0.6]).map(({ shares }) => shares), [true, true]]);
});

test("a long match is settled", () => {
  const estimates = estimatesOf(Array.from({ length: 300 }, (_, index) => (index % 7 < 3 ? 0.1 : 0.9)));
  const { curve, turns } = settleCurve(estimates, Array(299).fill(false), 0.05);
  expect(turns).not.toContain(true);
  for (const [index, shares] of curve.slice(1).entries())
    expect(swingOf(shares, curve[index] ?? [])).toBeLessThan(0.05);
});

test("whatever the estimates and causes, exactly the turns are steep, and shares remain shares", () => {
  const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1, 0.5));
  const three = fc.tuple(share, share, share).map(([a, b, c]) => {
    const sum = a + b + c;
    return sum > 0 ? [a / sum, b / sum, c / sum] : [1 / 3, 1 / 3, 1 / 3];
  });
  const position = fc.record({ shares: three, isExact: fc.boolean() });
  const match = fc.array(fc.tuple(position, fc.boolean()), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(match, (all) => {
      const estimates = all.map(([estimate]) => estimate);
      const causes = all.slice(1).map(([, hasCause]) => hasCause);
      const { curve, turns } = settleCurve(estimates, causes, 0.2);
      expect(turns).toHaveLength(all.length - 1);
      for (const [index, shares] of curve.entries()) {
        if (estimates[index]?.isExact) expect(shares).toEqual(estimates[index]?.shares);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
        expect(Math.min(...shares)).toBeGreaterThan(-1e-9);
        const next = curve[index + 1];
        if (next) expect(swingOf(shares, next) > 0.19 + 1e-5).toBe(turns[index]);
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});
