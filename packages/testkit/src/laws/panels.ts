import type { Layout, Panel, Rect, Scene } from "@serpentarium/core/scene";
import { firstDefined } from "../data.ts";

/** An item of a scene or of one of its panels, as a rectangle; a piece is a point. */
export interface PlacedItem {
  readonly id: string;
  readonly panel?: string | undefined;
  readonly area: Rect;
}

/** All items of a scene with a place. */
export const placedItems = ({ spaces, pieces, targets }: Scene): readonly PlacedItem[] => [
  ...spaces.map((space) => ({ id: space.id, panel: space.panel, area: space as Rect })),
  ...targets.flatMap(({ id, panel, area }) => (area ? [{ id, panel, area }] : [])),
  ...pieces.map(({ id, panel, x, y }) => ({ id, panel, area: { x, y, w: 0, h: 0 } })),
];

export const isInside = ({ width, height }: Scene, { x, y, w, h }: Rect): boolean =>
  x >= 0 && y >= 0 && w >= 0 && h >= 0 && x + w <= width && y + h <= height;

/** Smaller overlaps are rounding errors. */
const EPSILON = 1e-6;

const overlapLength = (from: number, size: number, other: number, otherSize: number): number =>
  Math.min(from + size, other + otherSize) - Math.max(from, other);

const overlaps = (a: Rect, b: Rect): boolean =>
  Math.min(overlapLength(a.x, a.w, b.x, b.w), overlapLength(a.y, a.h, b.y, b.h)) > EPSILON;

function checkPanel(scene: Scene, { id, area, labelHeight, viewBox }: Panel): string | undefined {
  if (!isInside(scene, area)) return `the panel "${id}" is outside the scene`;
  if (!(labelHeight >= 0 && labelHeight < area.h && area.w > 0))
    return `the panel "${id}" has no room below its label`;
  return viewBox.w > 0 && viewBox.h > 0 ? undefined : `the panel "${id}" shows an empty view`;
}

/** Checks that a narrow layout can show one panel at a time: everything else is above or below all panels. */
function checkStacking(scene: Scene, panels: readonly Panel[]): string | undefined {
  const bottom = (i: number): number => {
    const { y, h } = panels[i]?.area ?? { y: 0, h: 0 };
    return y + h;
  };
  const beside = panels.find(({ area }, i) => i > 0 && area.y < bottom(i - 1) - EPSILON);
  if (beside) return `the panel "${beside.id}" is not below the one before it`;
  const [top, lowest] = [panels[0]?.area.y ?? scene.height, bottom(panels.length - 1)];
  const between = placedItems(scene).find(
    ({ panel, area }) => panel === undefined && area.y + area.h > top + EPSILON && area.y < lowest - EPSILON,
  );
  return between && `"${between.id}" is beside or between the panels`;
}

/** Checks the panels of a scene, and the references to them. */
export function checkPanels(scene: Scene, layout: Layout): string | undefined {
  const { panels = [], targets } = scene;
  const known = new Set(panels.map(({ id }) => id));
  const orphan = [...placedItems(scene), ...targets].find(
    ({ panel }) => panel !== undefined && !known.has(panel),
  );
  if (orphan) return `"${orphan.id}" is on the panel "${orphan.panel}", which does not exist`;
  return firstDefined([
    ...panels.map((panel) => () => checkPanel(scene, panel)),
    ...panels.map((panel, i) => () => {
      const other = panels.slice(i + 1).find(({ area }) => overlaps(panel.area, area));
      return other && `the panels "${panel.id}" and "${other.id}" overlap`;
    }),
    () => (layout === "narrow" && panels.length > 1 ? checkStacking(scene, panels) : undefined),
  ]);
}
