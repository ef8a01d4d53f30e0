import type { Words } from "@serpentarium/core";
import type { Rect, Scene } from "@serpentarium/core/scene";
import { type ComponentChildren, h, type JSX } from "preact";
import type { Mark } from "./mark.ts";
import { PanelView } from "./panel-view.ts";
import { type DisplayedScene, planeOf } from "./plane.ts";
import { type Overlays, PlaneView } from "./plane-view.ts";
import { paint, shapesOf } from "./shape-view.ts";
import { type Theme, themeClass } from "./theme.ts";

/** The margin around the scene, in scene units, for marks at its edge. */
const marginOf = ({ width, height }: Scene): number => Math.min(width, height) * 0.03;

/** The view box of the whole drawing, in scene units. */
export function viewBoxOf(scene: Scene): Rect {
  const m = marginOf(scene);
  return { x: -m, y: -m, w: scene.width + 2 * m, h: scene.height + 2 * m };
}

export interface DrawingProps {
  readonly scene: Scene;
  readonly words: Words;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** The drawn part of the scene, in scene units; all of it by default. */
  readonly view?: Rect | undefined;
  /** The planes of panels; by default each panel shows its own view. */
  readonly planes?: DisplayedScene["planes"];
  /** Draws marks, and what decided a match. */
  readonly overlays: Overlays | undefined;
  /** The attributes of the `<svg>` itself. */
  readonly rootAttributes: object;
  /** The first children, such as a title or a style sheet. */
  readonly children?: ComponentChildren;
}

/** Renders a scene as an `<svg>`, identically in Node and in browsers. */
export function Drawing(props: DrawingProps): JSX.Element {
  const { scene, words, theme, marks, planes, overlays, rootAttributes, children, view } = props;
  const shown = { scene, words, marks, overlays };
  const { x, y, w, h: height } = view ?? viewBoxOf(scene);
  const sheet = {
    ...paint("paper", "surface", marginOf(scene) / 4),
    x,
    y,
    width: w,
    height,
    ...(!view && { rx: marginOf(scene) * 1.5 }),
  };
  return h(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${x} ${y} ${w} ${height}`,
      ...rootAttributes,
      class: `serpent-scene ${themeClass(theme)}`,
    },
    children,
    h("rect", { ...sheet, key: "sheet" }),
    h("g", { key: "background", class: "ground" }, shapesOf(scene.background, words)),
    scene.panels?.map((panel) =>
      h(
        PanelView,
        {
          key: `panel ${panel.id}`,
          panel,
          words,
          plane: planes?.get(panel.id) ?? planeOf(panel),
          isLive: planes !== undefined,
        },
        h(PlaneView, { ...shown, panel: panel.id }),
      ),
    ),
    h(PlaneView, { key: "ground", ...shown }),
  );
}
