import { createTable } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { ssserpent } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(ssserpent);

/** What becomes of a position, the blank one to begin with, after presses such as `red e5`; or why nothing does. */
function after(...presses: readonly string[]): string {
  let position = editor.blank(table);
  for (const press of presses) {
    const [tool = "", space = ""] = press.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return edited.error.message.en;
    position = edited.value;
  }
  return ssserpent.formatPosition(position);
}

const why = (text: string) => {
  const read = ssserpent.parsePosition(text, table);
  return read.ok ? "it stands" : read.error;
};

const RED = ["remove a1", "red e5", "red d5", "red c5"];

describe("set up by pressing cells", () => {
  test("a serpent is laid from its head to its tail, and looks where its neck says", () => {
    expect(after(...RED)).toBe("move:red e5.WW.E.6.a i9..-.8.a - - - 0 0 0");
    expect(after(...RED, "red e1")).toBe("the red serpent goes on beside its tail");
    expect(after(...RED, "yellow c5")).toBe("a serpent lies there already");
  });

  test("what is behind a piece that is taken away goes too; all that is off the grid is in the reserve", () => {
    expect(after(...RED, "remove d5")).toBe("move:red e5..-.8.a i9..-.8.a - - - 0 0 0");
    expect(after(...RED, "remove e5")).toBe("move:red -.8 i9..-.8.a - - - 0 0 0");
    expect(after("remove d4")).toBe("nothing lies there");
  });

  test("eat.adult: a serpent without apples of its colour is adult; with some it is as one says", () => {
    expect(after("red-apple c3")).toBe("move:red a1..-.7.a i9..-.8.a - c3 - 0 0 0");
    expect(after("red-apple c3", "age a1")).toBe("move:red a1..-.7.j i9..-.8.a - c3 - 0 0 0");
    expect(after("red-apple c3", "age a1", "remove c3")).toBe("move:red a1..-.8.a i9..-.8.a - - - 0 0 0");
    expect(after("age i9")).toContain("is adult");
  });

  test("eat.adult: a serpent that lies beside the grid is young", () => {
    expect(after("remove a1")).toBe("move:red -.8 i9..-.8.a - - - 0 0 0");
    expect(editor.edit(editor.blank(table), "remove", "a1")).toMatchObject({
      value: { serpents: [{ body: [], adult: false }, { adult: true }] },
    });
  });

  test("an apple takes the place of another one, and is eaten by no serpent that is laid over it", () => {
    expect(after("blue-apple c3", "yellow-apple c3")).toBe("move:red a1..-.8.a i9..-.7.a - - c3 0 0 0");
    expect(after("blue-apple c3", "remove a1", "red c3")).toBe("move:red c3..-.8.a i9..-.8.a - - - 0 0 0");
    expect(after("blue-apple a1")).toBe("a serpent lies there");
  });

  test("move.reverse: a lone head can be turned", () => {
    expect(after("turn a1")).toBe("move:red a1..N.8.a i9..-.8.a - - - 0 0 0");
    expect(after("turn a1", "turn a1", "turn a1", "turn a1", "turn a1")).toBe(after());
    expect(after(...RED, "turn e5")).toBe("its neck says where it looks");
  });

  test("place.apple: the game shows the apples that lie wrong", () => {
    expect(why(after("blue-apple c3", "red-apple c4", "blue-apple g7"))).toMatchObject({
      code: "bad-position",
      spaces: ["c3", "c4"],
    });
    expect(why(after("red-apple c9"))).toMatchObject({ code: "bad-position", spaces: ["c9"] });
    expect(why(after("to-act"))).toBe("it stands");
  });
});
