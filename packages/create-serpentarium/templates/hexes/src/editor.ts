/**
 * The position editor of My hexes.
 *
 * @module
 */
import { fail, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import { cellIn } from "@serpentarium/core/notation";
import { FREE, gridOf, type MyHexes, positionOf, start } from "./rules.ts";

/** One tool for the scales of each player. */
const TOOLS = [
  { id: "scale-1", title: { id: "editor.red-scale" } },
  { id: "scale-2", title: { id: "editor.blue-scale" } },
];

/** A cell that is pressed gets a scale, or loses the one of that colour. */
export default defineEditor<MyHexes>({
  tools: () => TOOLS,
  blank: start,
  edit({ table, cells }, id, space) {
    const seat = TOOLS.findIndex((tool) => tool.id === id);
    const cell = cellIn(gridOf(table)).parse(space);
    if (seat < 0 || !cell.ok) return fail("bad-position", { id: "failures.bad-position.no-cell" });
    return succeed(positionOf(table, cells.with(cell.value, cells[cell.value] === seat ? FREE : seat)));
  },
});
