import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { sssnake } from "../src/index.ts";

test("end.complete: the table of the winner, and no other, is marked", () => {
  const position = unwrap(
    sssnake.parsePosition(
      "over:1!end.complete 1 57.43.7.4 SX 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW 2.0.CNW",
      createTable(sssnake),
    ),
  );
  const { panels = [] } = sssnake.scene(position, "wide");
  expect(panels.map(({ winner = false, label }) => [winner, label.en])).toEqual([
    [true, "★ Player 1 · wins!"],
    [false, "Player 2 · 5 short"],
  ]);
});
