import connectFour from "@serpentarium/connect-four";
import { definePlugin, type GamePlugin } from "@serpentarium/core";
import { expect, test } from "vitest";
import { gameItems } from "../src/lib/sidebar.ts";
import { base, misere } from "./fixtures/misere.ts";

const plugins: readonly GamePlugin[] = [definePlugin(base, []), connectFour, definePlugin(misere, [])];

/** The entries as indented lines. */
const outline = (items: readonly unknown[], indent = ""): string[] =>
  items.flatMap((item) => {
    const { label, items: below = [] } = item as { label: string; items?: readonly unknown[] };
    return [indent + label, ...outline(below, `${indent}  `)];
  });

test("nests variants below their base, and links to a balance page if there is a report", () => {
  expect(outline(gameItems(plugins))).toEqual([
    "Based",
    "  Play",
    "  Rulebook",
    "  Statechart",
    "  Misère",
    "    Play",
    "    Rulebook",
    "    Statechart",
    "Connect four",
    "  Play",
    "  Rulebook",
    "  Statechart",
    "  Balance",
  ]);
});

test("links to the lesson and the puzzles if there are some", () => {
  const pages = { lessons: ["connect-four"], puzzles: ["connect-four"] };
  expect(outline(gameItems(plugins.slice(1, 2), pages))).toEqual([
    "Connect four",
    "  Play",
    "  Learn",
    "  Puzzles",
    "  Rulebook",
    "  Statechart",
    "  Balance",
  ]);
});

test("lists a variant without its base at the top level", () => {
  expect(outline(gameItems(plugins.slice(2)))[0]).toBe("Misère");
});
