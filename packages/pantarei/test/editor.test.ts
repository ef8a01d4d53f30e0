import { createTable, type Message, unwrap } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { pantarei } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(pantarei);

/** The position after presses such as `l1 pile-2`, or why the first one that fails does. */
function after(text: string, ...presses: readonly string[]): Message {
  let position = unwrap(pantarei.parsePosition(text, table));
  for (const press of presses) {
    const [tool = "", space = ""] = press.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return edited.error.message;
    position = edited.value;
  }
  return pantarei.formatPosition(position);
}

const ROW = "move:2 l1,d2+l3,n light s 4";

describe("editing a position", () => {
  test("adds a piece to a pile, and resets the last turn and the quiet count", () => {
    expect(after(ROW, "d3 pile-2")).toBe("move:2 l1,d2+l3+d3,n light - 0");
  });

  test("splits off the top piece of a pile", () => {
    expect(after(ROW, "split pile-2")).toBe("move:2 l1,d2,l3,n light - 0");
    expect(after(ROW, "split pile-1")).toEqual({ id: "failures.bad-position.already-alone" });
  });

  test("removes an empty pile, but never the last piece", () => {
    expect(after(ROW, "remove pile-1", "remove pile-1")).toBe("move:2 d2,n light - 0");
    expect(after("move:1 n light - 0", "remove pile-1")).toEqual({ id: "failures.bad-position.last-piece" });
  });

  test("material.pieces: adds no more pieces of a kind than the set has", () => {
    const noMore = (piece: string) => ({ id: "failures.bad-position.no-more-pieces", data: { piece } });
    expect(after(ROW, "n pile-1")).toEqual(noMore("n"));
    expect(after("move:2 l1,l1,l1 light - 0", "l1 pile-1")).toEqual(noMore("l1"));
  });

  test("end.pile: builds a pile up to the goal height, which the game then refuses, and no higher", () => {
    const high = "move:2 d1+d1+d1+d2+d2+d2,n light - 0";
    expect(after(high, "d3 pile-1")).toBe("move:2 d1+d1+d1+d2+d2+d2+d3,n light - 0");
    const won = { id: "failures.bad-position.pile-won", data: { goal: 7 } };
    expect(after(high, "d3 pile-1", "d3 pile-1")).toEqual(won);
  });

  test("changes the player to act and the colours", () => {
    expect(after(ROW, "to-act", "colours")).toBe("move:1 l1,d2+l3,n dark - 0");
  });

  test("setup.deal: starts from all pieces when the row is not dealt", () => {
    expect(after("deal:chance - - - 0", "to-act")).toBe(
      "move:1 l1,l1,l1,l2,l2,l2,l3,l3,l3,d1,d1,d1,d2,d2,d2,d3,d3,d3,n light - 0",
    );
  });
});
