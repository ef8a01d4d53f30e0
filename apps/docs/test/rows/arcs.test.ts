import { serpentCartes, space } from "@serpentarium/serpent-cartes";
import { expect, test } from "vitest";
import { arcBetween, DISC, discOn, exitFrom, loopAt } from "../../src/rows/arcs.ts";
import { EXAMPLE } from "../../src/rows/example-row.ts";
import { laid } from "../../src/rows/setup.ts";

const { spaces, height } = serpentCartes.scene(laid(EXAMPLE), "narrow");

/** Where the disc of each card lies. */
const discs = EXAMPLE.row.map((_, i) => {
  const rect = spaces.find(({ id }) => id === space(i + 1));
  if (!rect) throw new Error(`card ${i + 1} is not on the scene`);
  return discOn(rect);
});

/** The first and the last point of a path. */
function ends(path: string) {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x = 0, y = 0] = numbers;
  const [tx = 0, ty = 0] = numbers.slice(-2);
  return { from: { x, y }, to: { x: tx, y: ty } };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test("an arc leaves one disc and its head touches the other, without covering either", () => {
  for (const from of discs) {
    for (const to of discs.filter((disc) => disc !== from)) {
      const { line, head } = arcBetween(from, to);
      expect(distance(ends(line).from, from)).toBeCloseTo(DISC, 0);
      expect(distance(ends(head).from, to)).toBeCloseTo(DISC + 1, 0);
    }
  }
});

test("there and back are two different lines", () => {
  const [a, b] = discs;
  if (!(a && b)) throw new Error("no discs");
  expect(arcBetween(a, b).line.split("Q")[1]).not.toBe(arcBetween(b, a).line.split("Q")[1]);
});

test("loops and exits stay on the drawing", () => {
  for (const disc of discs) {
    for (const { line } of [loopAt(disc), exitFrom(disc)]) {
      const ys = [...line.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
      expect(Math.min(...ys)).toBeGreaterThan(0);
      expect(Math.max(...ys)).toBeLessThan(height);
    }
  }
});
