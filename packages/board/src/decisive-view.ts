import type { Scene, Space } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { OutlineView } from "./mark-view.ts";
import { itemsOn } from "./plane.ts";
import { paint } from "./shape-view.ts";

/** The width of a line, and how far it reaches beyond the middle of its first and last space, in units. */
const WIDTH = 0.14;
const REACH = 0.3;

/** The middles of spaces in order, as path data; the line reaches a little beyond them. */
function lineThrough(spaces: readonly Space[], unit: number): string {
  const middles = spaces.map(({ x, y, w, h: height }) => ({ x: x + w / 2, y: y + height / 2 }));
  const points = middles.map((at, i) => {
    const other = i === 0 ? middles[1] : i === middles.length - 1 ? middles.at(-2) : undefined;
    const length = other ? Math.hypot(at.x - other.x, at.y - other.y) : 0;
    if (!other || length === 0) return at;
    const reach = (REACH * unit) / length;
    return { x: at.x + (at.x - other.x) * reach, y: at.y + (at.y - other.y) * reach };
  });
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
}

interface DecisiveProps {
  readonly spaces: readonly Space[];
  readonly unit: number;
}

function DecisiveView({ spaces, unit }: DecisiveProps): JSX.Element {
  const [area, ...others] = spaces;
  const layers = [paint("none", "paper", 1.9 * WIDTH * unit), paint("none", "accent", WIDTH * unit)];
  // a length of 1, so that an animation can draw it
  const line = others.length > 0 && { d: lineThrough(spaces, unit), pathLength: 1 };
  return h(
    "g",
    { class: "decisive" },
    layers.map((layer) =>
      line ? h("path", { ...layer, ...line }) : area && h(OutlineView, { ...layer, area, pathLength: 1 }),
    ),
  );
}

/**
 * Draws what decided the match on a plane: a line through several spaces, an outline around a single one.
 *
 * @param panel - the panel whose plane is drawn; the scene itself if undefined
 */
export function decisiveViews(scene: Scene, panel: string | undefined): JSX.Element[] {
  const known = new Map(itemsOn(scene.spaces, panel).map((space) => [space.id, space]));
  const unit = Math.sqrt(scene.pitch.x * scene.pitch.y);
  return (scene.decisive ?? []).flatMap((group) => {
    const spaces = group.flatMap((id) => known.get(id) ?? []);
    return spaces.length > 0 ? [h(DecisiveView, { spaces, unit })] : [];
  });
}
