import { fail, succeed } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import { describe, expect, test } from "vitest";
import { editorConformanceChecks } from "../src/index.ts";
import { describeEditor } from "../src/vitest.ts";
import { editor } from "./fixtures/hoard/editor.ts";
import plugin, { type Hoard } from "./fixtures/hoard/game.ts";

describeEditor(plugin, editor, { folder: new URL("./fixtures/hoard/", import.meta.url) });

const [treasure, hole, toAct] = editor.tools({ seats: 2, options: { cells: 4, limit: 3 } });
const tool = treasure ?? expect.fail();
const tools = [tool, hole ?? tool, toAct ?? tool];

const edit: PositionEditor<Hoard>["edit"] = (...args) => editor.edit(...args);

const PLANTED_FAULTS: readonly (readonly [message: string, changes: Partial<PositionEditor<Hoard>>])[] = [
  ["there is no tool", { tools: () => [] }],
  ['"Treasure" is not an id', { tools: () => [{ ...tool, id: "Treasure" }, ...tools.slice(1)] }],
  ["treasure: two tools", { tools: () => [tool, ...tools] }],
  [
    "the title of treasure (en) needs tools.map, which no words have",
    { tools: () => [{ ...tool, title: { id: "tools.map" } }] },
  ],
  ["bad-position: expected a text", { blank: (table) => ({ ...editor.blank(table), treasure: -1 }) }],
  ["it changes the position that it is given", { edit: (position) => succeed(mutatePosition(position)) }],
  [
    "it threw: oh",
    {
      edit: () => {
        throw new Error("oh");
      },
    },
  ],
  ["it fails with notation", { edit: () => fail("notation", "no") }],
  ["its failure (en) is empty", { edit: () => fail("bad-position", "") }],
  [
    "treasure does nothing anywhere",
    { edit: (position, id, space) => (id === "treasure" ? failBadPosition() : edit(position, id, space)) },
  ],
  [
    "no-such-tool on  is accepted",
    {
      edit: (position, id, space) => (id === "no-such-tool" ? succeed(position) : edit(position, id, space)),
    },
  ],
  [
    "treasure on no-such-space is accepted",
    {
      edit: (position, id, space) =>
        space === "no-such-space" ? succeed(position) : edit(position, id, space),
    },
  ],
];

const failBadPosition = () => fail("bad-position", "no");

function mutatePosition(position: Hoard["position"]): Hoard["position"] {
  // forbidden by the types, but possible in an untyped editor
  Object.assign(position, { toAct: 1, phase: "toss" });
  return position;
}

describe("the checks find a broken editor", () => {
  test.each(PLANTED_FAULTS)("%s", (message, changes) => {
    const problems = editorConformanceChecks(plugin, { ...editor, ...changes }).map((check) => check.run());
    expect(problems.join("\n")).toContain(message);
  });

  test("a valid editor passes every check", () => {
    expect(editorConformanceChecks(plugin, editor).flatMap((check) => check.run() ?? [])).toEqual([]);
  });
});
