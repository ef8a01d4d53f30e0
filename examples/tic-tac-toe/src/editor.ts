import { fail, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import { fromCells, toCells } from "./material/marks.ts";
import { parseAction } from "./place.ts";
import { crossesAhead, start } from "./position.ts";
import type { TicTacToe } from "./types.ts";

/** The tools, each with the seat whose mark it places; -1 removes a mark. */
const TOOLS = [
  { id: "cross", title: { id: "editor.cross" }, seat: 0 },
  { id: "nought", title: { id: "editor.nought" }, seat: 1 },
  { id: "free", title: { id: "editor.take-away" }, seat: -1 },
];

/** Places and removes marks; the player with fewer marks is to act. */
export default defineEditor<TicTacToe>({
  tools: () => TOOLS,
  blank: start,
  edit({ table, marks }, id, space) {
    const pressed = parseAction(space);
    const tool = TOOLS.find((other) => other.id === id);
    if (!pressed.ok || !tool) return fail("bad-position", { id: "failures.bad-position.no-cell" });
    const cells = toCells(marks).with(pressed.value.cell, tool.seat);
    const toAct = crossesAhead(cells) > 0 ? 1 : 0;
    return succeed({ phase: "place", table, marks: fromCells(cells), toAct });
  },
});
