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
