import connectFour from "@serpentarium/connect-four";
import { definePlugin, type GamePlugin } from "@serpentarium/core";
import { expect, test } from "vitest";
import { gameItems } from "../src/lib/build/sidebar.ts";
import { base, misere } from "./fixtures/misere.ts";

const plugins: readonly GamePlugin[] = [definePlugin(base, []), connectFour, definePlugin(misere, [])];

/** The links of the entries, indented. */
const outline = (items: readonly unknown[], indent = ""): string[] =>
  items.flatMap((item) => {
    const { link, items: below = [] } = item as { link?: string; items?: readonly unknown[] };
    return [...(link === undefined ? [] : [indent + link]), ...outline(below, `${indent}  `)];
  });

test("nests variants below their base, and links to a balance page if there is a report", () => {
  expect(outline(gameItems(plugins))).toEqual([
    "  /play/based/",
    "  /games/based/",
    "  /games/based/statechart/",
    "    /play/misere/",
    "    /games/misere/",
    "    /games/misere/statechart/",
    "  /play/connect-four/",
    "  /games/connect-four/",
    "  /games/connect-four/statechart/",
    "  /games/connect-four/balance/",
  ]);
});

test("names a game by its title in each language", () => {
  expect(gameItems(plugins)[1]).toMatchObject({ label: "Connect four", translations: { fr: "Puissance 4" } });
});

test("links to the lesson and the puzzles if there are some", () => {
  const pages = { lessons: ["connect-four"], puzzles: ["connect-four"] };
  expect(outline(gameItems(plugins.slice(1, 2), pages))).toEqual([
    "  /play/connect-four/",
    "  /learn/connect-four/",
    "  /puzzles/connect-four/",
    "  /games/connect-four/",
    "  /games/connect-four/statechart/",
    "  /games/connect-four/balance/",
  ]);
});

test("lists a variant without its base at the top level", () => {
  expect(outline(gameItems(plugins.slice(2)))[0]).toBe("  /play/misere/");
});
