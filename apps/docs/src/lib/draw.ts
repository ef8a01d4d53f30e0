import { type Mark, renderSvg } from "@serpentarium/board";
import {
  type AnyPosition,
  type Game,
  LAYOUTS,
  type Language,
  type Layout,
  PAINTS,
  type Scene,
} from "@serpentarium/core";

/** A position as SVG for a page. */
export interface Drawing {
  /** The room that it is for; `any` where every layout is the same. */
  readonly layout: Layout | "any";
  readonly svg: string;
  /** The width in scene units: a page shows it no larger than that. */
  readonly width: number;
}

const STYLE = /<style>(.*?)<\/style>/s;

/** The scene as SVG without a style sheet of its own: the page has one for all of them, {@link boardCss}. */
const drawing = (
  layout: Drawing["layout"],
  scene: Scene,
  language: Language,
  marks: readonly Mark[],
): Drawing => ({
  layout,
  svg: renderSvg(scene, { language, marks }).replace(STYLE, ""),
  width: scene.width,
});

/** A position drawn for each room that needs its own layout, or for one of them. */
export function draw(
  game: Game,
  position: AnyPosition,
  language: Language,
  marks: readonly Mark[] = [],
  only?: Layout,
): readonly Drawing[] {
  if (only) return [drawing("any", game.scene(position, only), language, marks)];
  const [wide, narrow] = LAYOUTS.map((layout) => game.scene(position, layout)) as [Scene, Scene];
  if (wide.width === narrow.width) return [drawing("any", wide, language, marks)];
  return [drawing("wide", wide, language, marks), drawing("narrow", narrow, language, marks)];
}

/** How the pictures of every game look: the style sheet of a scene that uses every paint. */
export function boardCss(): string {
  const spaces = PAINTS.map((fill) => {
    const shapes = [{ shape: "circle", x: 0, y: 0, r: 1, fill } as const];
    return { id: fill, x: 0, y: 0, w: 1, h: 1, label: { en: fill, fr: fill }, shapes };
  });
  const label = { en: "paints", fr: "couleurs" };
  const scene: Scene = { width: 1, height: 1, pitch: { x: 1, y: 1 }, label, spaces, pieces: [], targets: [] };
  const [, css = ""] = STYLE.exec(renderSvg(scene, { language: "en", theme: "light" })) ?? [];
  // the pictures are drawn for any theme; here the colours come from the page
  return css.replaceAll(".serpent-light", ".serpent-auto");
}
