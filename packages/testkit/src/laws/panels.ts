import type { Layout, Panel, Rect, Scene } from "@serpentarium/core/scene";
import { first } from "../data.ts";

/** What lies on a scene or on a panel of it, as rectangles; a piece is a point. */
export interface Thing {
  readonly id: string;
  readonly panel?: string | undefined;
  readonly area: Rect;
}

/** All that lies somewhere. */
export const thingsOf = ({ spaces, pieces, targets }: Scene): readonly Thing[] => [
  ...spaces.map((space) => ({ id: space.id, panel: space.panel, area: space as Rect })),
  ...targets.flatMap(({ id, panel, area }) => (area ? [{ id, panel, area }] : [])),
  ...pieces.map(({ id, panel, x, y }) => ({ id, panel, area: { x, y, w: 0, h: 0 } })),
];

export const isInside = ({ width, height }: Scene, { x, y, w, h }: Rect): boolean =>
  x >= 0 && y >= 0 && w >= 0 && h >= 0 && x + w <= width && y + h <= height;

/** What is less is rounding. */
const LEAST = 1e-6;

const share = (from: number, size: number, other: number, otherSize: number): number =>
  Math.min(from + size, other + otherSize) - Math.max(from, other);

const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(share(a.x, a.w, b.x, b.w), share(a.y, a.h, b.y, b.h)) > LEAST;

function mismeasured(scene: Scene, { id, area, head, view }: Panel): string | undefined {
  if (!isInside(scene, area)) return `the panel "${id}" is outside the scene`;
  if (!(head >= 0 && head < area.h && area.w > 0)) return `the panel "${id}" has no room beneath its label`;
  return view.w > 0 && view.h > 0 ? undefined : `the panel "${id}" shows an empty view`;
}

/** One of some panels is shown at a time in a narrow layout, with what lies above them all. */
function misstacked(scene: Scene, panels: readonly Panel[]): string | undefined {
  const bottom = (i: number): number => {
    const { y, h } = panels[i]?.area ?? { y: 0, h: 0 };
    return y + h;
  };
  const beside = panels.find(({ area }, i) => i > 0 && area.y < bottom(i - 1) - LEAST);
  if (beside) return `the panel "${beside.id}" is not below the one before it`;
  const top = panels[0]?.area.y ?? scene.height;
  const low = thingsOf(scene).find(({ panel, area }) => panel === undefined && area.y + area.h > top + LEAST);
  return low && `"${low.id}" lies beside or beneath the panels`;
}

/** What is wrong with the panels of a scene, and with what names them. */
export function mispanelled(scene: Scene, layout: Layout): string | undefined {
  const { panels = [], targets } = scene;
  const known = new Set(panels.map(({ id }) => id));
  const lost = [...thingsOf(scene), ...targets].find(({ panel }) => panel !== undefined && !known.has(panel));
  if (lost) return `"${lost.id}" is on the panel "${lost.panel}", which is not there`;
  return first([
    ...panels.map((panel) => () => mismeasured(scene, panel)),
    ...panels.map((panel, i) => () => {
      const other = panels.slice(i + 1).find(({ area }) => overlap(panel.area, area));
      return other && `the panels "${panel.id}" and "${other.id}" overlap`;
    }),
    () => (layout === "narrow" && panels.length > 1 ? misstacked(scene, panels) : undefined),
  ]);
}
