import { createTable, parseTable, unwrap } from "@serpentarium/core";
import { canReadRecords } from "@serpentarium/core/record";
import { findOpening, OPENINGS_FORMAT, type Openings } from "@serpentarium/lab/openings";
import { describe, expect, test } from "vitest";
import { pluginOf } from "../src/lib/registry/games.ts";

const FILES = import.meta.glob<Openings>("../src/openings/*.json", { eager: true, import: "default" });

describe.each(Object.entries(FILES))("%s", (file, openings) => {
  const { subject, least, positions } = openings;
  const { game } = pluginOf(subject.id);
  const table = unwrap(parseTable(game, subject.options, subject.seats));

  test("is of this version of the game, and of all its games", () => {
    expect(openings.format).toBe(OPENINGS_FORMAT);
    expect(file).toBe(`../src/openings/${game.id}.json`);
    expect(canReadRecords(game, subject.version)).toBe(true);
    expect(findOpening(openings, game, game.start(createTable(game)))?.games).toBe(subject.games);
  });

  test("has legal positions and actions, and as many games after a position as before", () => {
    for (const [text, { games, moves }] of Object.entries(positions)) {
      const position = unwrap(game.parsePosition(text, table));
      expect(game.formatPosition(position)).toBe(text);
      expect(games).toBeGreaterThanOrEqual(least);
      const legal = game.legalActions(position).map((action) => game.formatAction(action, position));
      for (const move of moves) {
        expect(legal).toContain(move.action);
        expect(move.games).toBeGreaterThanOrEqual(least);
        expect(move.wins.reduce((sum, won) => sum + won, 0)).toBeLessThanOrEqual(move.games);
        if (move.value) expect(move.value.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
      expect(moves.reduce((sum, move) => sum + move.games, 0)).toBeLessThanOrEqual(games);
    }
  });
});

test("there are openings", () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(0);
});
