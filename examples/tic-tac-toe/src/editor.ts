import { fail, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import type { TicTacToe } from "./game.ts";
import { ALL, CELLS } from "./material/grid.ts";
import { mark, NO_MARKS, seatOn } from "./material/marks.ts";
import { start } from "./position.ts";

/** Whose mark each tool leaves on a cell. */
const SEATS: ReadonlyMap<string, 0 | 1 | undefined> = new Map([
  ["cross", 0],
  ["nought", 1],
  ["free", undefined],
] as const);

/** Puts marks on cells and takes them off; the next mark is that of whoever has fewer. */
export default defineEditor<TicTacToe>({
  tools: () => [
    { id: "cross", title: { en: "Cross", fr: "Croix" } },
    { id: "nought", title: { en: "Nought", fr: "Rond" } },
    { id: "free", title: { en: "Take away", fr: "Retirer" } },
  ],
  blank: start,
  edit({ table, marks }, tool, space) {
    const pressed = ALL.find((cell) => CELLS[cell] === space);
    if (pressed === undefined || !SEATS.has(tool))
      return fail("bad-position", "press a cell", "pressez une case");
    const seats = ALL.map((cell) => (cell === pressed ? SEATS.get(tool) : seatOn(marks, cell)));
    const after = seats.reduce(
      (all, seat, cell) => (seat === undefined ? all : mark(all, cell, seat)),
      NO_MARKS,
    );
    const [crosses, noughts] = [0, 1].map((one) => seats.filter((seat) => seat === one).length);
    return succeed({ phase: "place", table, marks: after, toAct: crosses === noughts ? 0 : 1 });
  },
});
