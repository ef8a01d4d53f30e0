/**
 * The position editor of My serpent.
 *
 * @module
 */
import { fail, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import { cellIn } from "@serpentarium/core/notation";
import { gridOf } from "./material/grid.ts";
import { start } from "./position.ts";
import type { MySerpent } from "./types.ts";

/** One tool for each serpent. */
const TOOLS = [
  { id: "serpent-1", title: { id: "editor.serpent", data: { seat: 0 } } },
  { id: "serpent-2", title: { id: "editor.serpent", data: { seat: 1 } } },
];

/** A serpent grows to a cell that is pressed, or shrinks to it; the player with the shorter one is to act. */
export default defineEditor<MySerpent>({
  tools: () => TOOLS,
  blank: start,
  edit({ table, serpents }, id, space) {
    const seat = TOOLS.findIndex((tool) => tool.id === id);
    const cell = cellIn(gridOf(table.options.size)).parse(space);
    const serpent = serpents[seat];
    if (!serpent || !cell.ok) return fail("bad-position", { id: "failures.bad-position.no-cell" });
    const at = serpent.indexOf(cell.value);
    const edited = at === -1 ? [...serpent, cell.value] : serpent.slice(0, at + 1);
    const [first, second] = seat === 0 ? [edited, serpents[1]] : [serpents[0], edited];
    const toAct = first.length > second.length ? 1 : 0;
    return succeed({ phase: "move", table, serpents: [first, second], toAct });
  },
});
