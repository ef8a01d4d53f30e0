import type { Game, Refusal } from "@serpentarium/core";
import type { Placement, SetupPosition } from "@serpentarium/ssserpent";
import { gridAt, headCells, partsOn } from "@serpentarium/ssserpent/parts";
import type { ClauseId } from "./clauses.ts";
import type { SsserpentTorus } from "./game.ts";
import { closedBy, ROOM, TORUS } from "./material/torus.ts";
import { scene } from "./scene.ts";

/** The parts of Ssserpent, on the torus. */
export const parts = partsOn(TORUS, scene);

// there is no border on the torus, so that nothing is refused by `move.off-grid`
const inherited = parts.phases as Game<SsserpentTorus>["phases"];

/** Why an apple would leave too little room for the heads, with the cells that it would close (`torus.head-room`). */
function refuseCrowding(position: SetupPosition, { cell }: Placement): Refusal<ClauseId> | undefined {
  const open = headCells(TORUS, position);
  const closed = closedBy(position, open, cell);
  const left = open.length - closed.length;
  if (left >= ROOM) return undefined;
  const { names } = gridAt(TORUS, position.table);
  const [at = "", ...others] = [cell, ...closed.filter((other) => other !== cell)].map(
    (one) => names[one] ?? "",
  );
  return { clause: "torus.head-room", data: { cell: at, left }, spaces: [at, ...others] };
}

/** Ssserpent’s phases; while apples are placed they leave room for the heads. */
export const phases: Game<SsserpentTorus>["phases"] = {
  ...inherited,
  blue: {
    ...inherited.blue,
    refuse: (position, action) => inherited.blue.refuse(position, action) ?? refuseCrowding(position, action),
  },
  apples: {
    ...inherited.apples,
    refuse: (position, action) =>
      inherited.apples.refuse(position, action) ?? refuseCrowding(position, action),
  },
};
