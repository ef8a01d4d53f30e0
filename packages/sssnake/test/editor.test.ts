import { createTable, unwrap } from "@serpentarium/core";
import { describeEditor } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin, { sssnake } from "../src/index.ts";

describeEditor(plugin, editor);

const table = createTable(sssnake);
const NEW = "roll:chance 1 60.48.8.4 - 0 - -";

/** The position after clicks such as `left table-1-2.0`, or what the first failure says. */
function after(text: string, ...clicks: readonly string[]): string {
  let position = unwrap(sssnake.parsePosition(text, table));
  for (const click of clicks) {
    const [tool = "", space = ""] = click.split(" ");
    const edited = editor.edit(position, tool, space);
    if (!edited.ok) return JSON.stringify(edited.error.message);
    position = edited.value;
  }
  const written = sssnake.formatPosition(position);
  expect(sssnake.parsePosition(written, table).ok, written).toBe(true);
  return written;
}

const failure = (what: string): string => JSON.stringify({ id: `failures.bad-position.${what}` });

describe("editor", () => {
  test("place.at-end: lays a card from the deck on the cell that an end faces", () => {
    expect(after(NEW, "left table-1-2.0")).toBe("roll:chance 1 60.47.8.4 - 0 2.0.CNW -");
    expect(after(NEW, "straight table-2--1.0")).toBe("roll:chance 1 59.48.8.4 - 0 - -1.0.SH");
    expect(after(NEW, "left table-1-1.0")).toBe(failure("press-end"));
    expect(after("roll:chance 1 60.48.8.0 - 0 - -", "double-left table-1-2.0")).toBe(failure("none-left"));
  });

  test("finish.possible: refuses a card that completes the snake", () => {
    const almost = after(NEW, "left table-1-2.0", "left table-1-2.1", "straight table-1-1.1");
    expect(after(almost, "straight table-1-0.1", "left table-1--1.1", "left table-1--1.0")).toBe(
      failure("would-finish"),
    );
  });

  test("finish.possible: refuses a card that leads an end into a closed pocket", () => {
    const pocket = (wall: string): string => `-1.0.CNE+2.0.CNW+-1.1.SV+2.1.${wall}+-1.2.SV+1.2.SH+2.2.CSW`;
    const shut = `roll:chance 1 56.45.8.4 - 0 ${pocket("SV")} -`;
    expect(after(shut, "left table-1-0.2")).toBe(failure("unfinishable"));
    const loose = `roll:chance 1 57.45.7.4 - 0 ${pocket("X")} -`;
    expect(after(loose, "left table-1-0.2")).toContain("+0.2.CSE+");
  });

  test("takes only a card at an end back into the deck", () => {
    const laid = after(NEW, "left table-1-2.0", "straight table-1-2.1");
    expect(after(laid, "remove table-1-2.1")).toBe("roll:chance 1 60.47.8.4 - 0 2.0.CNW -");
    expect(after(laid, "remove table-1-2.0")).toBe(failure("off-trace"));
    expect(after(laid, "remove table-1-0.0")).toBe(failure("press-card"));
  });

  test("material.cards: counts the deck down, and up to the number in the options", () => {
    expect(after(NEW, "less deck-X")).toBe("roll:chance 1 60.48.7.4 - 0 - -");
    expect(after(NEW, "less deck-X", "more deck-X")).toBe(NEW);
    expect(after(NEW, "more deck-X")).toBe(failure("all-there"));
  });

  test("puts the hand back into the deck and lets the next player roll", () => {
    expect(after("lend:1 1 59.48.8.4 S 0 - -", "to-act")).toBe("roll:chance 2 60.48.8.4 - 0 - -");
  });
});
