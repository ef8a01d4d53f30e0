import { createTable } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { serpentCartes } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(serpentCartes);
const BLANK = serpentCartes.formatPosition(editor.blank(table));
const [, ROW = ""] = BLANK.split(" ");
const cards = ROW.split(",");

/** What becomes of the blank position after presses such as `pawn-1 card-5`; or why nothing does. */
function after(...presses: readonly string[]): string {
  let position = editor.blank(table);
  for (const press of presses) {
    const [tool = "", space = ""] = press.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return edited.error.message.en;
    position = edited.value;
  }
  return serpentCartes.formatPosition(position);
}

const why = (text: string) => {
  const read = serpentCartes.parsePosition(text, table);
  return read.ok ? "it stands" : read.error;
};

describe("set up by pressing cards", () => {
  test("setup.row: it begins with a whole deck, and all pawns off the row", () => {
    expect(BLANK).toMatch(/^advance:1 .* 0,0 0$/);
    expect(why(BLANK)).toBe("it stands");
  });

  test("a pawn stands where it is put; the game marks a card on which it cannot rest", () => {
    const rest = cards.findIndex((card) => /^[AJQK]/.test(card)) + 1;
    expect(after(`pawn-2 card-${rest}`)).toBe(`advance:1 ${ROW} 0,${rest} 0`);
    expect(why(after(`pawn-2 card-${rest}`))).toBe("it stands");
    expect(after(`pawn-2 card-${rest}`, "pawn-2 card-0")).toBe(BLANK);
    const lost = cards.findIndex((card) => /^[2-9T]/.test(card)) + 1;
    expect(why(after(`pawn-1 card-${lost}`))).toMatchObject({
      code: "bad-position",
      spaces: [`card-${lost}`],
    });
  });

  test("its tools are a pawn for each player, two ways to move a card, and whose turn it is", () => {
    expect(editor.tools(table).map(({ id }) => id)).toEqual(["pawn-1", "pawn-2", "up", "down", "to-act"]);
  });

  test("either space beside the row takes a pawn off it, and none other has two", () => {
    const rest = cards.findIndex((card) => /^[AJQK]/.test(card)) + 1;
    expect(after(`pawn-1 card-${rest}`, "pawn-1 card-0-down")).toBe(BLANK);
    expect(after(`pawn-1 card-${rest}-down`)).toBe("press a card");
  });

  test("a card changes places with the next one, as far as the row goes", () => {
    const [first = "", second = "", ...rest] = cards;
    expect(after("up card-1")).toBe(`advance:1 ${[second, first, ...rest]} 0,0 0`);
    expect(after("up card-1", "down card-2")).toBe(BLANK);
    expect(after("down card-1")).toBe("this card lies at the end of the row");
    expect(after("up card-0")).toBe("press a card");
  });

  test("the next player begins", () => {
    expect(after("to-act")).toBe(BLANK.replace("advance:1", "advance:2"));
  });
});
