import { seamOf, trackSpaces } from "@serpentarium/core/scene";
import { expect, test } from "vitest";
import { spacesUnder } from "../src/spaces-at.ts";
import { pantareiScene, ticTacToeScene } from "./scenes.ts";
import { tablesAfterLaying, tablesScene } from "./tables.ts";

test("unchanged spaces keep their ids", () => {
  const [before, after] = [ticTacToeScene("place:1 ........."), ticTacToeScene("place:2 ....x....")];
  expect(trackSpaces(before, after, ["b2", "b2"])).toEqual(["b2"]);
});

test("a piece is followed to a pile with a new number", () => {
  const before = pantareiScene("move:2 l2,d3,l3 dark - 0");
  const after = pantareiScene("move:1 d3,l3+l2 dark - 0");
  expect(trackSpaces(before, after, ["pile-1", "pile-3"])).toEqual(["pile-2"]);
});

test("a pile that is used up leaves a seam at the pile before it, or else at the one after it", () => {
  const before = pantareiScene("move:2 l2,d3,l3,d1 dark - 0");
  const middle = pantareiScene("move:1 l2,l3+d3,d1 dark - 0");
  expect(seamOf(before, middle, "pile-2")).toEqual({ space: "pile-1", side: "right" });
  const first = pantareiScene("move:1 d3,l3+l2,d1 dark - 0");
  expect(seamOf(before, first, "pile-1")).toEqual({ space: "pile-1", side: "left" });
  expect(seamOf(before, first, "pile-9")).toBeUndefined();
});

test("a target lies in a space, a button in none", () => {
  const scene = pantareiScene("move:2 l2,d3,l3 dark - 0");
  expect(spacesUnder(scene, "top-2")).toEqual(["pile-2"]);
  expect(spacesUnder(scene, "pass")).toEqual([]);
});

test("a target on a panel lies in a space of that panel, not in one of another panel at the same place", () => {
  const scene = tablesScene({ lengths: [2, 2] });
  expect(spacesUnder(scene, "end-2")).toEqual(["table-2-end"]);
  expect(spacesUnder(scene, "hand")).toEqual(["hand"]);
});

test("a space that was free keeps its id, and pieces are followed on their own panel", () => {
  const after = tablesAfterLaying(0, { lengths: [2, 2] });
  const affected = ["table-1-end", "table-2-2", "hand"];
  expect(trackSpaces(tablesScene({ lengths: [2, 2] }), after, affected)).toEqual([
    "table-1-3",
    "table-1-end",
    "table-2-2",
  ]);
});

test("a space keeps its id if what was on it is gone, such as the ghost of the piece laid there", () => {
  const [before, after] = [ticTacToeScene("place:1 ........."), ticTacToeScene("place:2 ....x....")];
  const [ghost] = after.pieces.map((piece) => ({ ...piece, id: "ghost" }));
  const wider = after.spaces.map((space) => ({ ...space, id: `${space.id}-again` }));
  expect(ghost).toBeDefined();
  expect(
    trackSpaces(
      { ...before, pieces: ghost ? [ghost] : [] },
      { ...after, spaces: [...after.spaces, ...wider] },
      ["b2"],
    ),
  ).toEqual(["b2"]);
});
