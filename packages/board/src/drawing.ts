import type { Language } from "@serpentarium/core";
import type { Rect, Scene } from "@serpentarium/core/scene";
import { type ComponentChildren, h, type JSX } from "preact";
import type { Mark } from "./mark.ts";
import { PanelView } from "./panel-view.ts";
import { planeOf, type Shown } from "./plane.ts";
import { PlaneView } from "./plane-view.ts";
import { paint, shapesOf } from "./shape-view.ts";
import { type Theme, themeClass } from "./theme.ts";

/** Room around the scene, in its units, for marks at its edge. */
const margin = ({ width, height }: Scene): number => Math.min(width, height) * 0.03;

/** The whole drawing, in scene units. */
export function frameOf(scene: Scene): Rect {
  const m = margin(scene);
  return { x: -m, y: -m, w: scene.width + 2 * m, h: scene.height + 2 * m };
}

export interface DrawingProps {
  readonly scene: Scene;
  readonly language: Language;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** The planes of panels that move; each panel shows its own view when left out. */
  readonly planes?: Shown["planes"];
  /** Attributes of the `<svg>` itself. */
  readonly root: object;
  /** What comes first inside: a title, a style sheet. */
  readonly children?: ComponentChildren;
}

/** A scene as an `<svg>`: the same in Node and in the browser. */
export function Drawing(props: DrawingProps): JSX.Element {
  const { scene, language, theme, marks, planes, root, children } = props;
  const { x, y, w, h: height } = frameOf(scene);
  const sheet = {
    ...paint("paper", "surface", margin(scene) / 4),
    x,
    y,
    width: w,
    height,
    rx: margin(scene) * 1.5,
  };
  return h(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${x} ${y} ${w} ${height}`,
      ...root,
      class: `serpent-scene ${themeClass(theme)}`,
    },
    children,
    h("rect", { ...sheet, key: "sheet" }),
    h("g", { key: "background" }, shapesOf(scene.background, language)),
    scene.panels?.map((panel) =>
      h(
        PanelView,
        {
          key: `panel ${panel.id}`,
          panel,
          language,
          plane: planes?.get(panel.id) ?? planeOf(panel),
          isLive: planes !== undefined,
        },
        h(PlaneView, { scene, language, marks, panel: panel.id }),
      ),
    ),
    h(PlaneView, { key: "ground", scene, language, marks }),
  );
}
