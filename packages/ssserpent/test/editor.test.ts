import { createTable } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { ssserpent } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(ssserpent);

/** The position after clicks such as `red e5` on the blank one, or the message of the first failure. */
function after(...clicks: readonly string[]): string {
  let position = editor.blank(table);
  for (const click of clicks) {
    const [tool = "", space = ""] = click.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return edited.error.message.en;
    position = edited.value;
  }
  return ssserpent.formatPosition(position);
}

const parseOutcome = (text: string) => {
  const parsed = ssserpent.parsePosition(text, table);
  return parsed.ok ? "valid" : parsed.error;
};

const RED = ["remove a1", "red e5", "red d5", "red c5"];

describe("editor", () => {
  test("lays a serpent from head to tail; its heading follows from the neck", () => {
    expect(after(...RED)).toBe("move:red e5.WW.E.6.a i9..-.8.a - - - 0 0 0");
    expect(after(...RED, "red e1")).toBe("the red serpent goes on beside its tail");
    expect(after(...RED, "yellow c5")).toBe("a serpent lies there already");
  });

  test("removes the pieces behind a removed piece; pieces off the grid are in the reserve", () => {
    expect(after(...RED, "remove d5")).toBe("move:red e5..-.8.a i9..-.8.a - - - 0 0 0");
    expect(after(...RED, "remove e5")).toBe("move:red -.8 i9..-.8.a - - - 0 0 0");
    expect(after("remove d4")).toBe("nothing lies there");
  });

  test("eat.adult: a serpent without apples of its colour is adult; with some, the age can be toggled", () => {
    expect(after("red-apple c3")).toBe("move:red a1..-.7.a i9..-.8.a - c3 - 0 0 0");
    expect(after("red-apple c3", "age a1")).toBe("move:red a1..-.7.j i9..-.8.a - c3 - 0 0 0");
    expect(after("red-apple c3", "age a1", "remove c3")).toBe("move:red a1..-.8.a i9..-.8.a - - - 0 0 0");
    expect(after("age i9")).toContain("is adult");
  });

  test("eat.adult: a serpent off the grid is young", () => {
    expect(after("remove a1")).toBe("move:red -.8 i9..-.8.a - - - 0 0 0");
    expect(editor.edit(editor.blank(table), "remove", "a1")).toMatchObject({
      value: { serpents: [{ body: [], adult: false }, { adult: true }] },
    });
  });

  test("an apple replaces another one, and a serpent laid over it does not eat it", () => {
    expect(after("blue-apple c3", "yellow-apple c3")).toBe("move:red a1..-.8.a i9..-.7.a - - c3 0 0 0");
    expect(after("blue-apple c3", "remove a1", "red c3")).toBe("move:red c3..-.8.a i9..-.8.a - - - 0 0 0");
    expect(after("blue-apple a1")).toBe("a serpent lies there");
  });

  test("move.reverse: a lone head can be turned", () => {
    expect(after("turn a1")).toBe("move:red a1..N.8.a i9..-.8.a - - - 0 0 0");
    expect(after("turn a1", "turn a1", "turn a1", "turn a1", "turn a1")).toBe(after());
    expect(after(...RED, "turn e5")).toBe("its neck decides where it looks");
  });

  test("place.apple: the failure shows the misplaced apples", () => {
    expect(parseOutcome(after("blue-apple c3", "red-apple c4", "blue-apple g7"))).toMatchObject({
      code: "bad-position",
      spaces: ["c3", "c4"],
    });
    expect(parseOutcome(after("red-apple c9"))).toMatchObject({ code: "bad-position", spaces: ["c9"] });
    expect(parseOutcome(after("to-act"))).toBe("valid");
  });
});
