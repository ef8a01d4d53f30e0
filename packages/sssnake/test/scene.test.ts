import { createRandom, createTable, randomAction, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { sssnake } from "../src/index.ts";

test("turn.roll: the die shows what was rolled until the next roll, also with a short deck", () => {
  const tables = [
    createTable(sssnake, { seats: 3 }),
    createTable(sssnake, { options: { cards: { S: 3, C: 2, X: 1, D: 1 } } }),
  ];
  for (const table of tables) {
    for (let seed = 1, wasShort = false; seed <= 5 || !wasShort; seed++) {
      const random = createRandom(`die/${seed}`);
      let position = sssnake.start(table);
      for (let rolled = 0; position.phase !== "over"; ) {
        const action = randomAction(sssnake, position, random);
        position = sssnake.apply(position, action);
        if (action.phase === "roll") rolled = action.number;
        if (position.phase === "roll") rolled = 0;
        if (position.phase === "draw" && position.hand.every((count) => count === 0))
          wasShort ||= position.left < rolled;
        const die = sssnake.scene(position, "wide").pieces.find(({ id }) => id === "die");
        expect(die?.label).toEqual(
          rolled === 0 ? { id: "scene.die" } : { id: "scene.die-number", data: { number: rolled } },
        );
      }
    }
  }
});

test("turn.two: the die of a position from its text shows the cards in hand", () => {
  const position = unwrap(sssnake.parsePosition("keep:1 1 59.47.8.4 SC 1 - -", createTable(sssnake)));
  const { pieces } = sssnake.scene(position, "narrow");
  expect(pieces.find(({ id }) => id === "die")?.glyph).toBe("2");
});

test("end.complete: the table of the winner, and no other, is marked", () => {
  const position = unwrap(
    sssnake.parsePosition(
      "over:1!end.complete 1 57.43.7.4 SX 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW 2.0.CNW",
      createTable(sssnake),
    ),
  );
  const { panels = [] } = sssnake.scene(position, "wide");
  expect(panels.map(({ winner = false, label }) => [winner, label])).toEqual([
    [true, { id: "scene.winner", data: { seat: 0 } }],
    [false, { id: "scene.missing", data: { seat: 1, missing: 5 } }],
  ]);
});

test("turn.roll: the die is a cube with a target for each face, and one to let chance act", () => {
  const { targets, pieces } = sssnake.scene(sssnake.start(createTable(sssnake)), "wide");
  expect(targets.map(({ id, chance = false }) => [id, chance])).toEqual([
    ["die-1", false],
    ["die-2", false],
    ["die-3", false],
    ["die", true],
  ]);
  const die = pieces.find(({ id }) => id === "die");
  // the three faces meet in the middle of the die
  for (const { area } of targets.slice(0, 3)) {
    if (typeof area?.outline !== "object") throw new Error("a face has no corners");
    const corners = area.outline.map(([x, y]) => [area.x + x * area.w, area.y + y * area.h]);
    expect(corners.some(([x = 0, y = 0]) => Math.hypot(x - (die?.x ?? 0), y - (die?.y ?? 0)) < 1e-6)).toBe(
      true,
    );
  }
});

test("the hand, the die and the buttons lie below the tables, and no button is beside the board", () => {
  const position = unwrap(sssnake.parsePosition("keep:1 1 59.47.8.4 SC 1 - -", createTable(sssnake)));
  for (const layout of ["wide", "narrow"] as const) {
    const { panels = [], targets, spaces } = sssnake.scene(position, layout);
    const lowest = Math.max(...panels.map(({ area }) => area.y + area.h));
    for (const id of ["die", "hand", "lay", "out"])
      expect(spaces.find((space) => space.id === id)?.y, id).toBeGreaterThanOrEqual(lowest);
    expect(targets.filter(({ area }) => !area)).toEqual([]);
  }
});

test("place.at-end: a button to lay the card is ready once it is shown at an end where it can turn", () => {
  const position = unwrap(sssnake.parsePosition("keep:1 1 59.47.8.4 SC 1 - -", createTable(sssnake)));
  const strokeOf = (clicked: readonly string[]) => {
    const lay = sssnake.scene(position, "wide", { clicked }).spaces.find(({ id }) => id === "lay");
    return lay?.shapes?.[0]?.stroke;
  };
  expect([strokeOf([]), strokeOf(["hand-C"]), strokeOf(["hand-C", "table-1-h"])]).toEqual([
    "line",
    "line",
    "accent",
  ]);
});

test("the view of a table contains its cards, the cells that its ends face, and the missing cards", () => {
  const table = createTable(sssnake);
  const snakes = ["-", "2.0.CNW+2.1.SV+2.2.SV+2.3.CSW", "-1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH"];
  for (const snake of snakes) {
    const position = unwrap(sssnake.parsePosition(`roll:chance 1 50.40.8.4 - 0 ${snake} -`, table));
    const { panels = [], pieces, spaces } = sssnake.scene(position, "wide", { aids: ["completion"] });
    const { x, y, w, h } = panels[0]?.viewBox ?? { x: 0, y: 0, w: 0, h: 0 };
    for (const piece of pieces.filter(({ panel }) => panel === "table-1")) {
      expect(piece.x - 20).toBeGreaterThanOrEqual(x);
      expect(piece.x + 20).toBeLessThanOrEqual(x + w);
      expect(piece.y - 20).toBeGreaterThanOrEqual(y);
      expect(piece.y + 20).toBeLessThanOrEqual(y + h);
    }
    for (const space of spaces.filter(({ panel }) => panel === "table-1"))
      expect([space.x >= x, space.x + space.w <= x + w, space.y >= y]).toEqual([true, true, true]);
  }
});
