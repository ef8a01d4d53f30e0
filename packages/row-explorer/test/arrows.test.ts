import { serpentCartes } from "@serpentarium/serpent-cartes";
import { cardSpaceId } from "@serpentarium/serpent-cartes/parts";
import { expect, test } from "vitest";
import { arcBetween, DISC_RADIUS, discCentre, exitFrom, loopAt } from "../src/arrows.ts";
import { EXAMPLE_SETUP } from "../src/example-row.ts";
import { dealtPosition } from "../src/setup.ts";

const { spaces, height } = serpentCartes.scene(dealtPosition(EXAMPLE_SETUP), "narrow");

/** The disc centre of each card. */
const discs = EXAMPLE_SETUP.row.map((_, i) => {
  const rect = spaces.find(({ id }) => id === cardSpaceId(i + 1));
  if (!rect) throw new Error(`card ${i + 1} is not on the scene`);
  return discCentre(rect);
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

test("an arc connects the edges of two discs", () => {
  for (const from of discs) {
    for (const to of discs.filter((disc) => disc !== from)) {
      const { line, head } = arcBetween(from, to);
      expect(distance(ends(line).from, from)).toBeCloseTo(DISC_RADIUS, 0);
      expect(distance(ends(head).from, to)).toBeCloseTo(DISC_RADIUS + 1, 0);
    }
  }
});

test("arcs in both directions differ", () => {
  const [a, b] = discs;
  if (!(a && b)) throw new Error("no discs");
  expect(arcBetween(a, b).line.split("Q")[1]).not.toBe(arcBetween(b, a).line.split("Q")[1]);
});

test("loops and exits stay inside the drawing", () => {
  for (const disc of discs) {
    for (const { line } of [loopAt(disc), exitFrom(disc)]) {
      const ys = [...line.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
      expect(Math.min(...ys)).toBeGreaterThan(0);
      expect(Math.max(...ys)).toBeLessThan(height);
    }
  }
});
