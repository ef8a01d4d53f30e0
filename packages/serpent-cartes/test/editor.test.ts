import { createTable, type Message, unwrap } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { type Position, serpentCartes } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(serpentCartes);
const BLANK = serpentCartes.formatPosition(editor.blank(table));
const [, ROW = ""] = BLANK.split(" ");
const cards = ROW.split(",");

/** The blank position after presses such as `pawn-1 card-5`, or the message of the first one that fails. */
function after(...presses: readonly string[]): Message {
  let position = editor.blank(table);
  for (const press of presses) {
    const [tool = "", space = ""] = press.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return edited.error.message;
    position = edited.value;
  }
  return serpentCartes.formatPosition(position);
}

const checkPosition = (text: Message) => {
  const parsed = serpentCartes.parsePosition(String(text), table);
  return parsed.ok ? "valid" : parsed.error;
};

describe("editing a position", () => {
  test("turn.collision: keeps the option, also where two pawns are put on one card", () => {
    const arriver = createTable(serpentCartes, { options: { collision: "arriver" } });
    const card = cards.findIndex((name) => /^[AJQK]/.test(name)) + 1;
    const edit = (position: Position, tool: string): Position =>
      unwrap(editor.edit(position, tool, `card-${card}`));
    const shared = edit(edit(editor.blank(arriver), "pawn-1"), "pawn-2");
    expect(shared.table).toEqual(arriver);
    expect(serpentCartes.formatPosition(shared)).toMatch(new RegExp(` ${card},${card} 0$`));
  });

  test("setup.row: begins with a whole deck and all pawns off the row", () => {
    expect(BLANK).toMatch(/^advance:1 .* 0,0 0$/);
    expect(checkPosition(BLANK)).toBe("valid");
  });

  test("puts a pawn on any card; the game then marks a card on which it cannot rest", () => {
    const rest = cards.findIndex((card) => /^[AJQK]/.test(card)) + 1;
    expect(after(`pawn-2 card-${rest}`)).toBe(`advance:1 ${ROW} 0,${rest} 0`);
    expect(checkPosition(after(`pawn-2 card-${rest}`))).toBe("valid");
    expect(after(`pawn-2 card-${rest}`, "pawn-2 card-0")).toBe(BLANK);
    const lost = cards.findIndex((card) => /^[2-9T]/.test(card)) + 1;
    expect(checkPosition(after(`pawn-1 card-${lost}`))).toMatchObject({
      code: "bad-position",
      spaces: [`card-${lost}`],
    });
  });

  test("has tools for each pawn, for moving cards up and down, and for the player to act", () => {
    expect(editor.tools(table).map(({ id }) => id)).toEqual(["pawn-1", "pawn-2", "up", "down", "to-act"]);
  });

  test("takes a pawn off the row with either space beside it", () => {
    const rest = cards.findIndex((card) => /^[AJQK]/.test(card)) + 1;
    expect(after(`pawn-1 card-${rest}`, "pawn-1 card-0-down")).toBe(BLANK);
    expect(after(`pawn-1 card-${rest}-down`)).toEqual({ id: "failures.bad-position.no-card" });
  });

  test("swaps a card with the next one, within the row", () => {
    const [first = "", second = "", ...rest] = cards;
    expect(after("up card-1")).toBe(`advance:1 ${[second, first, ...rest]} 0,0 0`);
    expect(after("up card-1", "down card-2")).toBe(BLANK);
    expect(after("down card-1")).toEqual({ id: "failures.bad-position.end-of-row" });
    expect(after("up card-0")).toEqual({ id: "failures.bad-position.no-card" });
  });

  test("changes the player to act", () => {
    expect(after("to-act")).toBe(BLANK.replace("advance:1", "advance:2"));
  });
});
