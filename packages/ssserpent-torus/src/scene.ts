import type { Scene, Shape } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/ssserpent";
import { CELL, cellsOf, EDGE, furnish, gridAt, namesOf, type Plot } from "@serpentarium/ssserpent/parts";
import { TORUS } from "./material/torus.ts";

/** How far one sees beyond each edge: a whole cell, so that a head there looks out at what lies before it. */
const RIM = CELL;

/** The cells beyond the edges, as mere outlines. */
function rimOf({ grid: { size }, left, top }: Plot): Shape[] {
  const side = size * CELL;
  const along = Array.from({ length: size + 1 }, (_, i) => i * CELL);
  const [right, bottom] = [left + side, top + side];
  const lines = along.map(
    (at) =>
      `M${left + at} ${top - RIM}v${RIM}M${left + at} ${bottom}v${RIM}M${left - RIM} ${top + at}h${RIM}M${right} ${top + at}h${RIM}`,
  );
  return [{ shape: "path", d: lines.join(""), stroke: "surface", width: 1.5 }];
}

/** The grid with both serpents, and beyond each edge the cells of the opposite one. */
export function scene(position: Position): Scene {
  const grid = gridAt(TORUS, position.table);
  const plot: Plot = { grid, left: EDGE + RIM, top: RIM };
  const side = grid.size * CELL;
  return {
    width: side + 2 * RIM + EDGE,
    height: side + 2 * RIM + EDGE,
    label: {
      en: `A grid of ${grid.size} by ${grid.size} cells whose opposite edges join`,
      fr: `Une grille de ${grid.size} cases sur ${grid.size}, dont les bords opposés se rejoignent`,
    },
    background: [...rimOf(plot), ...cellsOf(plot), ...namesOf(plot, RIM + EDGE / 2)],
    ...furnish(plot, position),
    joined: { x: plot.left, y: plot.top, w: side, h: side, rim: RIM },
  };
}
