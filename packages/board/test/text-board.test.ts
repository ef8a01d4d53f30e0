import { NO_WORDS } from "@serpentarium/core";
import { graphBlock, hexBlock, type Scene } from "@serpentarium/core/scene";
import { expect, test } from "vitest";
import { renderText } from "../src/index.ts";
import { hostileScene, pantareiScene, ticTacToeScene } from "./scenes.ts";
import { tablesScene } from "./tables.ts";
import { PANTAREI, TABLES, TIC_TAC_TOE } from "./words.ts";

/** The board without its label. */
const board = (text: string): string => text.split("\n").slice(2).join("\n");

test("a grid has coordinates at its edge and dots for free cells", () => {
  expect(board(renderText(ticTacToeScene("place:2 x.o.x...."), TIC_TAC_TOE.en))).toBe(
    [" 3 x · o", " 2 · x ·", " 1 · · ·", "   a b c"].join("\n"),
  );
});

/** A grid of free spaces, each with an id from its column and row. */
const gridScene = (columns: number, rows: number, idOf: (column: number, row: number) => string): Scene => ({
  ...{ width: 10 * columns, height: 10 * rows, pitch: { x: 10, y: 10 }, pieces: [], targets: [] },
  label: "Grid",
  spaces: Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const id = idOf(column, row);
    return { id, label: id, x: 10 * column, y: 10 * row, w: 10, h: 10 };
  }),
});

test("the names of columns and rows come from ids of any form", () => {
  const byColumn = gridScene(3, 2, (column, row) => `cell-${column - 1}.${row}`);
  expect(board(renderText(byColumn, NO_WORDS))).toBe(
    [" 0  ·  ·  ·", " 1  ·  ·  ·", "   -1  0  1"].join("\n"),
  );
  const byRow = gridScene(2, 11, (column, row) => `row${row + 1}:${"xy"[column]}`);
  const lines = board(renderText(byRow, NO_WORDS)).split("\n");
  expect([lines[0], lines[10], lines[11]]).toEqual(["  1 · ·", " 11 · ·", "    x y"]);
});

test("a rectangle whose ids have no such names gets letters and numbers as on a chessboard", () => {
  const numbered = gridScene(3, 2, (column, row) => `field${3 * row + column}`);
  expect(board(renderText(numbered, NO_WORDS))).toBe([" 2 · · ·", " 1 · · ·", "   a b c"].join("\n"));
  const wide = gridScene(27, 2, (column, row) => `field${27 * row + column}`);
  expect(board(renderText(wide, NO_WORDS))).toBe(Array(2).fill(" ·".repeat(27)).join("\n"));
});

test("targets that can be pressed are marked, in the scene and in its panels", () => {
  const scene = ticTacToeScene("place:2 x.o.x....");
  expect(board(renderText(scene, TIC_TAC_TOE.en, { enabled: ["b3", "c1", "none"] }))).toBe(
    [" 3 x›· o", " 2 · x ·", " 1 · ·›·", "   a b c"].join("\n"),
  );
  const piles = pantareiScene("move:2 l1,d2+l3,n+d1,d3 dark - 4");
  const marked = renderText(piles, PANTAREI.en, { enabled: ["top-2", "base-3", "pass!"] });
  expect(board(marked).split("\n").slice(0, 2)).toEqual(["     ›l3  d1", "  l1  d2  ›n  d3"]);
  const tables = tablesScene({ lengths: [2] });
  expect(renderText(tables, TABLES.en, { enabled: ["end-1"] })).toContain(" 1 2›·");
});

test("piles have their numbers below, followed by buttons", () => {
  const scene = pantareiScene("move:2 l1,d2+l3,n+d1+d1+l2,d3 dark - 4");
  expect(board(renderText(scene, PANTAREI.fr))).toBe(
    [
      "          l2",
      "          d1",
      "      l3  d1",
      "  l1  d2   n  d3",
      "   1   2   3   4",
      "",
      "[Passer]",
    ].join("\n"),
  );
});

test("a winding row returns below itself", () => {
  const scene = pantareiScene("move:2 l1,d2,n,d3,l2,l3,d1 dark - 4", "narrow");
  expect(board(renderText(scene, PANTAREI.en))).toBe(
    ["  l1  d2   n  d3", "   1   2   3   4", "", "      d1  l3  l2", "       7   6   5", "", "[Pass]"].join(
      "\n",
    ),
  );
});

const label = "Board";

test("a rhombus of hexagons has its rows at the edge, and each letter where its column leads", () => {
  const scene = { ...hexBlock({ columns: 3, rows: 3, size: 40 }, () => ({ target: true })), label };
  expect(board(renderText(scene, NO_WORDS, { enabled: ["b2"] }))).toBe(
    [" 3 ·   ·   ·", " 2   ·  ›·   ·", " 1     ·   ·   ·", "         a   b   c"].join("\n"),
  );
});

test("other boards of hexagons have the same names", () => {
  const offset = hexBlock({ columns: 3, rows: 3, size: 40, coordinates: "offset" }, () => ({}));
  expect(board(renderText({ ...offset, label }, NO_WORDS))).toBe(
    [" 3 ·   ·   ·", " 2   ·   ·   ·", " 1 ·   ·   ·", "     a   b   c"].join("\n"),
  );
  const isCorner = (id: string): boolean => id === "a3" || id === "c1";
  const hexagon = hexBlock({ columns: 3, rows: 3, size: 40 }, (id) => (isCorner(id) ? undefined : {}));
  expect(board(renderText({ ...hexagon, label }, NO_WORDS))).toBe(
    [" 3   ·   ·", " 2 ·   ·   ·", " 1   ·   ·   c", "       a   b"].join("\n"),
  );
});

test("the points of a graph have the names of their columns and rows, where these are lines", () => {
  const points = (ids: string, yOf: (id: string) => number) => {
    const nodes = ids.split(" ").map((id) => ({ id, x: "abc".indexOf(id.charAt(0)), y: yOf(id) }));
    return { ...graphBlock({ nodes, edges: [], step: 40, size: 30 }, () => ({})), label };
  };
  const straight = points("a2 b3 b1 c2", (id) => 3 - Number(id.charAt(1)));
  expect(board(renderText(straight, NO_WORDS))).toBe([" 3   ·", " 2 ·   ·", " 1   ·", "   a b c"].join("\n"));
  const bent = points("a1 b1 c1", (id) => (id === "b1" ? 2 : 0));
  expect(board(renderText(bent, NO_WORDS))).toBe([" ·   ·", "", "   ·"].join("\n"));
});

test("the label comes first, in the given language", () => {
  const scene = ticTacToeScene("place:1 .........");
  expect(renderText(scene, TIC_TAC_TOE.fr).split("\n")[0]).toBe("Une grille de neuf cases");
});

test("ids without coordinates are not shown", () => {
  expect(board(renderText(hostileScene, NO_WORDS))).toBe(" h");
});

test("pieces outside all spaces are shown, and an empty scene has only its label", () => {
  const scene = { ...hostileScene, label: "Here" };
  expect(renderText({ ...scene, spaces: [] }, NO_WORDS)).toBe("Here\n\n h");
  expect(renderText({ ...scene, spaces: [], pieces: [] }, NO_WORDS)).toBe("Here");
});

test("panels follow the scene's own part, each below its label", () => {
  expect(renderText(tablesScene({ lengths: [2, 9] }), TABLES.en)).toBe(
    [
      "Tables",
      "",
      " c",
      "",
      "Player 1: 2 cards",
      " 1 2 ·",
      "",
      "Player 2: 9 cards",
      "   · 9 8 7",
      "         6",
      " 1 2 3 4 5",
      "",
      "[Out of the game]",
    ].join("\n"),
  );
});

test("a panel shows only its view box", () => {
  const scene = tablesScene({ lengths: [9] });
  const panels = scene.panels?.map((panel) => ({ ...panel, viewBox: { x: 60, y: -100, w: 120, h: 80 } }));
  expect(renderText({ ...scene, ...(panels && { panels }), targets: [] }, TABLES.en)).toBe(
    ["Tables", "", " c", "", "Player 1: 9 cards", " 9 8 7", "     6"].join("\n"),
  );
});
