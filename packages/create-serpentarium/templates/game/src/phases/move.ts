import type { SeatPhase } from "@serpentarium/core";
import { ACTIONS } from "../action.ts";
import type { MySerpent } from "../game.ts";
import { nameOf, neighbour, OFF } from "../material/grid.ts";
import { grown, headOf, isTaken, waysOf } from "../material/serpent.ts";
import { turnOf } from "../outcome.ts";
import type { MovePosition } from "../position.ts";

/** The cell of the head of the serpent whose turn it is. */
export const headToAct = ({ serpents, toAct }: MovePosition): number => headOf(serpents[toAct] ?? []);

/** A serpent goes one cell on, and grows by it (`move.grow`). */
export const move: SeatPhase<MySerpent, "move"> = {
  kind: "seat",
  title: { en: "Move", fr: "Déplacement" },
  next: ["move", "over"],
  toAct: (position) => position.toAct,
  legalActions: ({ table, serpents, toAct }) =>
    waysOf(serpents, toAct, table.options.size).map((direction) => ACTIONS[direction]),
  refuse(position, { direction }) {
    const { size } = position.table.options;
    const head = headToAct(position);
    const to = neighbour(head, direction, size);
    const [from, cell] = [nameOf(head, size), nameOf(to, size)];
    if (to === OFF) return { clause: "move.on-grid", data: { cell: from }, spaces: [from] };
    if (isTaken(position.serpents, to)) return { clause: "move.free", data: { cell }, spaces: [cell] };
    return undefined;
  },
  apply(position, { direction }) {
    const { table, toAct } = position;
    const to = neighbour(headToAct(position), direction, table.options.size);
    return turnOf({ table, serpents: grown(position.serpents, toAct, to) }, 1 - toAct);
  },
};
