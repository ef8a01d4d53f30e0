import { fail, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import type { TicTacToe } from "./game.ts";
import { fromCells, toCells } from "./material/marks.ts";
import { parseAction } from "./place.ts";
import { lead, start } from "./position.ts";

/** What each tool leaves on a cell: the mark of a seat, or none. */
const TOOLS = [
  { id: "cross", title: { en: "Cross", fr: "Croix" }, seat: 0 },
  { id: "nought", title: { en: "Nought", fr: "Rond" }, seat: 1 },
  { id: "free", title: { en: "Take away", fr: "Retirer" }, seat: -1 },
];

/** Puts marks on cells and takes them off; the next mark is that of whoever has fewer. */
export default defineEditor<TicTacToe>({
  tools: () => TOOLS,
  blank: start,
  edit({ table, marks }, id, space) {
    const pressed = parseAction(space);
    const tool = TOOLS.find((other) => other.id === id);
    if (!pressed.ok || !tool) return fail("bad-position", "press a cell", "pressez une case");
    const cells = toCells(marks).with(pressed.value.cell, tool.seat);
    return succeed({ phase: "place", table, marks: fromCells(cells), toAct: lead(cells) > 0 ? 1 : 0 });
  },
});
