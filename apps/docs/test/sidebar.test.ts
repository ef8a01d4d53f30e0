import connectFour from "@serpentarium/connect-four";
import { definePlugin, type Plugin } from "@serpentarium/core";
import { expect, test } from "vitest";
import { gameItems } from "../src/lib/sidebar.ts";
import { base, misere } from "./fixtures/misere.ts";

const plugins: readonly Plugin[] = [definePlugin(base, []), connectFour, definePlugin(misere, [])];

/** The entries as lines, indented as they stand. */
const outline = (items: readonly unknown[], indent = ""): string[] =>
  items.flatMap((item) => {
    const { label, items: below = [] } = item as { label: string; items?: readonly unknown[] };
    return [indent + label, ...outline(below, `${indent}  `)];
  });

test("a variant stands below its base, with pages of its own; what has a report has a page about it", () => {
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

test("a game that has a lesson has a page to learn on", () => {
  expect(outline(gameItems(plugins.slice(1, 2), ["connect-four"]))).toEqual([
    "Connect four",
    "  Play",
    "  Learn",
    "  Rulebook",
    "  Statechart",
    "  Balance",
  ]);
});

test("a variant whose base is not there stands by itself", () => {
  expect(outline(gameItems(plugins.slice(2)))[0]).toBe("Misère");
});
