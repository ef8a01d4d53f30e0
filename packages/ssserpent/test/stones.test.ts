import { createTable, unwrap } from "@serpentarium/core";
import type { VariantDefinition } from "@serpentarium/core/variant";
import { describeEditor, describeGame, describeTeaching } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import { createParts, WALLED_GROUND } from "../src/parts.ts";
import { ssserpentStones } from "./fixtures/stones/game.ts";
import { editor, plugin, teaching } from "./fixtures/stones/plugin.ts";
import { positions } from "./fixtures/stones/positions.ts";
import type { Stones } from "./fixtures/stones/types.ts";

describeGame(plugin, { tables: [{ options: { size: 7, bodies: 12, quietLimit: 30 } }], runs: 5 });
describeEditor(plugin, editor);
describeTeaching(plugin, teaching);

test("phases of createParts keep the fields of a variant once they are carried", () => {
  const { phases } = createParts<Stones>({ ground: WALLED_GROUND });
  // @ts-expect-error they return positions without the fields
  const own: VariantDefinition<Stones>["phases"] = phases;
  expect(own).toBe(phases);
  const { first } = positions.carryPhases(phases);
  const table = createTable(ssserpentStones);
  const text = "first:chance a6..-.4.j i4..-.4.j c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0 0,0 e1";
  const position = unwrap(ssserpentStones.parsePosition(text, table));
  if (position.phase !== "first" || first.kind !== "chance") throw new Error("chance was expected");
  const after = first.apply(position, { phase: "first", colour: "red" });
  expect(after).toMatchObject({ phase: "move", toAct: 0, stones: [0, 0], walls: position.walls });
});
