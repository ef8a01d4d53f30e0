import { createTable, unwrap } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { pantarei } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(pantarei);

/** What becomes of a position after presses such as `l1 pile-2`; or why nothing does. */
function after(text: string, ...presses: readonly string[]): string {
  let position = unwrap(pantarei.parsePosition(text, table));
  for (const press of presses) {
    const [tool = "", space = ""] = press.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return edited.error.message.en;
    position = edited.value;
  }
  return pantarei.formatPosition(position);
}

const ROW = "move:2 l1,d2+l3,n dark s 4";

describe("set up by pressing piles", () => {
  test("a piece goes on top of a pile, and the turns before are forgotten", () => {
    expect(after(ROW, "d3 pile-2")).toBe("move:2 l1,d2+l3+d3,n dark - 0");
  });

  test("the top piece goes beside its pile", () => {
    expect(after(ROW, "split pile-2")).toBe("move:2 l1,d2,l3,n dark - 0");
    expect(after(ROW, "split pile-1")).toBe("this piece lies by itself already");
  });

  test("a pile that is used up closes the row; one piece stays", () => {
    expect(after(ROW, "remove pile-1", "remove pile-1")).toBe("move:2 d2,n dark - 0");
    expect(after("move:1 n light - 0", "remove pile-1")).toBe("the last piece stays");
  });

  test("material.pieces: there are no more of a kind than the box holds", () => {
    expect(after(ROW, "n pile-1")).toBe("there is no other neutral piece");
    expect(after("move:2 l1,l1,l1 dark - 0", "l1 pile-1")).toBe("there is no other light 1");
  });

  test("end.pile: a pile can be as high as the goal, which the game then refuses, and no higher", () => {
    const high = "move:2 d1+d1+d1+d2+d2+d2,n dark - 0";
    expect(after(high, "d3 pile-1")).toBe("move:2 d1+d1+d1+d2+d2+d2+d3,n dark - 0");
    expect(after(high, "d3 pile-1", "d3 pile-1")).toBe("a pile of 7 has won: it takes no more");
  });

  test("whose turn it is and who has which colour change at once", () => {
    expect(after(ROW, "to-act", "colours")).toBe("move:1 l1,d2+l3,n light - 0");
  });

  test("setup.deal: before the deal all pieces are laid out", () => {
    expect(after("deal:chance - - - 0", "to-act")).toBe(
      "move:1 l1,l1,l1,l2,l2,l2,l3,l3,l3,d1,d1,d1,d2,d2,d2,d3,d3,d3,n light - 0",
    );
  });
});
