import { expect, test } from "vitest";
import { renderText } from "../src/index.ts";
import { gridScene, hostileScene, rowScene } from "./scenes.ts";
import { tables } from "./tables.ts";

/** The board alone, between the label and the buttons. */
const board = (text: string): string => text.split("\n").slice(2).join("\n");

test("a grid has its columns and rows at the edge and dots for free cells", () => {
  expect(board(renderText(gridScene("place:2 x.o.x...."), "en"))).toBe(
    [" 3 x · o", " 2 · x ·", " 1 · · ·", "   a b c"].join("\n"),
  );
});

test("piles stand on their numbers, buttons below", () => {
  const scene = rowScene("move:2 l1,d2+l3,n+d1+d1+l2,d3 dark - 4");
  expect(board(renderText(scene, "fr"))).toBe(
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

test("a serpent that winds goes back under itself", () => {
  const scene = rowScene("move:2 l1,d2,n,d3,l2,l3,d1 dark - 4", "narrow");
  expect(board(renderText(scene, "en"))).toBe(
    [
      "  l1  d2   n  d3  l2",
      "   1   2   3   4   5",
      "",
      "              d1  l3",
      "               7   6",
      "",
      "[Pass]",
    ].join("\n"),
  );
});

test("what the scene shows stands above, in the language asked for", () => {
  const scene = gridScene("place:1 .........");
  expect(renderText(scene, "fr").split("\n")[0]).toBe(scene.label.fr);
});

test("ids that are no coordinates name nothing", () => {
  expect(board(renderText(hostileScene, "en"))).toBe(" h");
});

test("pieces outside every space are shown, and an empty scene is its label", () => {
  const scene = { ...hostileScene, label: { en: "Here", fr: "Ici" } };
  expect(renderText({ ...scene, spaces: [] }, "en")).toBe("Here\n\n h");
  expect(renderText({ ...scene, spaces: [], pieces: [] }, "en")).toBe("Here");
});

test("panels follow the scene's own part, each under its label", () => {
  expect(renderText(tables({ lengths: [2, 9] }), "en")).toBe(
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

test("a panel shows its view, and no more", () => {
  const scene = tables({ lengths: [9] });
  const panels = scene.panels?.map((panel) => ({ ...panel, view: { x: 60, y: -100, w: 120, h: 80 } }));
  expect(renderText({ ...scene, ...(panels && { panels }), targets: [] }, "en")).toBe(
    ["Tables", "", " c", "", "Player 1: 9 cards", " 9 8 7", "     6"].join("\n"),
  );
});
