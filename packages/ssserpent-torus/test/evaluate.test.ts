import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { ssserpentTorus } from "../src/index.ts";

const table = createTable(ssserpentTorus);

test("torus.edges: an apple over the edge is near", () => {
  const [over, across] = ["a4,b2", "b2,c4"].map((apples) => {
    const text = `move:red g4..E.4.j d1.S.N.4.j - ${apples},e6,f2 a7,c6,e3 0 3 20`;
    return ssserpentTorus.evaluate?.(unwrap(ssserpentTorus.parsePosition(text, table)), 0);
  });
  expect(over).toBeGreaterThan(across ?? 1);
});
