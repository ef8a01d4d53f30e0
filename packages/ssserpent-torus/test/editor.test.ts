import { createTable, unwrap } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { ssserpentTorus } from "../src/index.ts";

describeEditor(plugin, editor);

test("torus.edges: lays a serpent over an edge", () => {
  const blank = editor.blank(createTable(ssserpentTorus, { options: { size: 9 } }));
  const over = editor.edit(unwrap(editor.edit(blank, "remove", "i9")), "red", "i1");
  expect(ssserpentTorus.formatPosition(unwrap(over))).toBe("move:red a1.W.E.7.a -.8 - - - 0 0 0");
});
