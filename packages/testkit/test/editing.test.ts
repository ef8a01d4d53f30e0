import { fail, succeed } from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import { describe, expect, test } from "vitest";
import { editorConformance } from "../src/index.ts";
import { describeEditor } from "../src/vitest.ts";
import { editor } from "./fixtures/hoard/editor.ts";
import plugin, { type Hoard } from "./fixtures/hoard/game.ts";

describeEditor(plugin, editor);

const [treasure, hole, toAct] = editor.tools({ seats: 2, options: { cells: 4, limit: 3 } });
const tool = treasure ?? expect.fail();
const tools = [tool, hole ?? tool, toAct ?? tool];

const edit: Editor<Hoard>["edit"] = (...of) => editor.edit(...of);

const BREAKAGES: readonly (readonly [says: string, changes: Partial<Editor<Hoard>>])[] = [
  ["there is no tool", { tools: () => [] }],
  ['"Treasure" is no id', { tools: () => [{ ...tool, id: "Treasure" }, ...tools.slice(1)] }],
  ["treasure: two tools", { tools: () => [tool, ...tools] }],
  ["the title of treasure (fr) is empty", { tools: () => [{ ...tool, title: { en: "T", fr: "" } }] }],
  ["bad-position: expected a text", { blank: (table) => ({ ...editor.blank(table), treasure: -1 }) }],
  ["it changes the position that it is given", { edit: (position) => succeed(spoilt(position)) }],
  [
    "it broke down: oh",
    {
      edit: () => {
        throw new Error("oh");
      },
    },
  ],
  ["it fails with notation", { edit: () => fail("notation", "no", "non") }],
  ["it fails without a word", { edit: () => fail("bad-position", "no", "") }],
  [
    "treasure does nothing anywhere",
    { edit: (position, id, space) => (id === "treasure" ? nothing() : edit(position, id, space)) },
  ],
  [
    "no-such-tool on  is taken",
    {
      edit: (position, id, space) => (id === "no-such-tool" ? succeed(position) : edit(position, id, space)),
    },
  ],
  [
    "treasure on no-such-space is taken",
    {
      edit: (position, id, space) =>
        space === "no-such-space" ? succeed(position) : edit(position, id, space),
    },
  ],
];

const nothing = () => fail("bad-position", "no", "non");

function spoilt(position: Hoard["position"]): Hoard["position"] {
  // what the types forbid, and a careless editor does all the same
  Object.assign(position, { toAct: 1, phase: "toss" });
  return position;
}

describe("a broken editor is found out", () => {
  test.each(BREAKAGES)("%s", (says, changes) => {
    const found = editorConformance(plugin, { ...editor, ...changes }).map((check) => check.run());
    expect(found.join("\n")).toContain(says);
  });

  test("the sound one passes every check", () => {
    expect(editorConformance(plugin, editor).flatMap((check) => check.run() ?? [])).toEqual([]);
  });
});
