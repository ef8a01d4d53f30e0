import { createTable, type Result, succeed, unwrap } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { type Position, ssserpent } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(ssserpent);

/** The position after clicks such as `red e5` on the blank one, or the first failure. */
function edit(...clicks: readonly string[]): Result<Position> {
  let position = editor.blank(table);
  for (const click of clicks) {
    const [tool = "", space = ""] = click.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return edited;
    position = edited.value;
  }
  return succeed(position);
}

const after = (...clicks: readonly string[]): string => ssserpent.formatPosition(unwrap(edit(...clicks)));

const expectRefused = (clicks: readonly string[], message: object): void => {
  expect(edit(...clicks)).toMatchObject({ error: { code: "bad-position", message } });
};

const parseOutcome = (text: string) => {
  const parsed = ssserpent.parsePosition(text, table);
  return parsed.ok ? "valid" : parsed.error;
};

const RED = ["remove a1", "red e5", "red d5", "red c5"];

describe("editor", () => {
  test("lays a serpent from head to tail; its heading follows from the neck", () => {
    expect(after(...RED)).toBe("move:red e5.WW.E.6.a i9..-.8.a - - - 0 0 0");
    expectRefused([...RED, "red e1"], {
      id: "failures.bad-position.beside-tail",
      data: { colour: "red" },
    });
    expectRefused([...RED, "yellow c5"], { id: "failures.bad-position.serpent-already-there" });
  });

  test("removes the pieces behind a removed piece; pieces off the grid are in the reserve", () => {
    expect(after(...RED, "remove d5")).toBe("move:red e5..-.8.a i9..-.8.a - - - 0 0 0");
    expect(after(...RED, "remove e5")).toBe("move:red -.8 i9..-.8.a - - - 0 0 0");
    expectRefused(["remove d4"], { id: "failures.bad-position.nothing-there" });
  });

  test("eat.adult: a serpent without apples of its colour is adult; with some, the age can be toggled", () => {
    expect(after("red-apple c3")).toBe("move:red a1..-.7.a i9..-.8.a - c3 - 0 0 0");
    expect(after("red-apple c3", "age a1")).toBe("move:red a1..-.7.j i9..-.8.a - c3 - 0 0 0");
    expect(after("red-apple c3", "age a1", "remove c3")).toBe("move:red a1..-.8.a i9..-.8.a - - - 0 0 0");
    expectRefused(["age i9"], { id: "failures.bad-position.adult-without-apples" });
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
    expectRefused(["blue-apple a1"], { id: "failures.bad-position.serpent-there" });
  });

  test("move.reverse: a lone head can be turned", () => {
    expect(after("turn a1")).toBe("move:red a1..N.8.a i9..-.8.a - - - 0 0 0");
    expect(after("turn a1", "turn a1", "turn a1", "turn a1", "turn a1")).toBe(after());
    expectRefused([...RED, "turn e5"], { id: "failures.bad-position.neck-decides" });
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
