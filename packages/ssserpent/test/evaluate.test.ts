import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { ssserpent } from "../src/index.ts";

const table = createTable(ssserpent);

/** The estimated value of a position for red. */
function share(text: string): number {
  return ssserpent.evaluate?.(unwrap(ssserpent.parsePosition(text, table)), 0) ?? Number.NaN;
}

test("eat.own: being nearer to an apple is worth more", () => {
  const [near, far] = ["f5", "g3"].map((apple) =>
    share(`move:red e5..E.4.j i5.NNNN.S.4.a - c3,c7,${apple},g8 - 0 3 20`),
  );
  expect(near).toBeGreaterThan(far ?? 1);
});

test("eat.own: the enemy's apples are not food", () => {
  // its own apple lies behind an enemy apple, or behind a free cell; the enemy is as near in both
  const [behind, free] = ["e2", "e8"].map((yellow) =>
    share(`move:red e1..-.7.j i5.NNN.S.4.j - e4 ${yellow} 0 2 30`),
  );
  expect(free).toBeGreaterThan(behind ?? 1);
});

test("eat.own: blue apples are food for adults only", () => {
  const gain = (red: string, apples: string): number => {
    const [near, far] = ["f5", "b8"].map((blue) =>
      share(`move:red ${red} i5.NNN.S.4.j ${blue} ${apples} b3 0 2 30`),
    );
    return (near ?? 0) - (far ?? 0);
  };
  expect(gain("e5.WWWW.E.4.a", "-")).toBeGreaterThan(0);
  expect(gain("e5.WWW.E.4.j", "g3")).toBeLessThanOrEqual(0);
});

test("move.steps: being longer is worth more", () => {
  expect(share("move:red e5.WWWW.E.4.a i5.NNN.S.5.a - - - 0 2 50")).toBeGreaterThan(0.5);
});

test("setup.blue: is even while apples are placed", () => {
  expect(ssserpent.evaluate?.(ssserpent.start(table), 0)).toBe(0.5);
});
