import type { Phase, PositionIn } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import { type Cell, ssserpent } from "@serpentarium/ssserpent";
import type { SsserpentQuick } from "./game.ts";

type Heads = Phase<SsserpentQuick, "heads">;
type HeadsPosition = PositionIn<SsserpentQuick, "heads">;

/** Whether two cells of the border are on the same side of it; a corner is on two sides. */
function areOnOneSide(a: Cell, b: Cell, size: number): boolean {
  const isSide = (one: number, other: number): boolean => one === other && one % (size - 1) === 0;
  return isSide(Math.floor(a / size), Math.floor(b / size)) || isSide(a % size, b % size);
}

const nameOf = (position: HeadsPosition, cell: Cell): string =>
  ssserpent.formatAction({ phase: "heads", cell }, position);

/** The phase of the base, which keeps the second head off the side of the first as well. */
export const heads = (base: Heads): Heads =>
  withRefusal(base, (position, { cell }) => {
    const placed = position.serpents.flatMap(({ body }) => body);
    const near = placed.find((head) => areOnOneSide(cell, head, position.table.options.size));
    if (near === undefined) return undefined;
    const [at, by] = [nameOf(position, cell), nameOf(position, near)];
    return { clause: "heads.other-side", data: { cell: at, by }, spaces: [at, by] };
  });
