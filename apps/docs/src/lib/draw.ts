import { frontOf, type Mark, renderSvg } from "@serpentarium/board";
import type { AnyPosition, Game, Language } from "@serpentarium/core";
import { type Layout, PAINTS, type Scene } from "@serpentarium/core/scene";

/** A position as SVG for a page. */
export interface Drawing {
  /** The room that it is for; `any` where every layout is the same. */
  readonly layout: Layout | "any";
  readonly svg: string;
  /** The width in scene units: a page shows it no larger than that. */
  readonly width: number;
  /** Width and height of the picture, as a CSS ratio: a page keeps its room before it is laid out. */
  readonly ratio: string;
}

const VIEW_BOX = /viewBox="\S+ \S+ (\S+) (\S+)"/;
const STYLE = /<style>(.*?)<\/style>/s;

/** The scene as SVG without a style sheet of its own: the page has one for all of them, {@link boardCss}. */
const drawing = (
  layout: Drawing["layout"],
  scene: Scene,
  language: Language,
  marks: readonly Mark[],
): Drawing => {
  const svg = renderSvg(scene, { language, marks }).replace(STYLE, "");
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  return { layout, svg, width: scene.width, ratio: `${width} / ${height}` };
};

/** The panel to look at, of a scene that has some: where something is marked, or where somebody is to act. */
export function frontPanel(
  game: Game,
  position: AnyPosition,
  marks: readonly Mark[] = [],
): string | undefined {
  const { panels = [], spaces } = game.scene(position, "narrow");
  const marked = spaces.find(({ id, panel }) => panel && marks.some(({ space }) => space === id));
  return marked?.panel ?? panels.find(({ active }) => active)?.id;
}

/** A position in little room: of several panels the one in front, or all of them small where none is. */
function narrowScene(game: Game, position: AnyPosition, front: string | undefined): Scene {
  const narrow = game.scene(position, "narrow");
  if (!narrow.panels || narrow.panels.length < 2) return narrow;
  return front ? frontOf(narrow, front) : game.scene(position, "wide");
}

/** How a position is to be drawn. */
export interface Manner {
  readonly marks?: readonly Mark[] | undefined;
  /** One layout only. */
  readonly only?: Layout | undefined;
  /** The panel that is shown where there is room for one; the {@link frontPanel} when left out. */
  readonly front?: string | undefined;
}

/** A position drawn for each room that needs its own layout, or for one of them. */
export function draw(
  game: Game,
  position: AnyPosition,
  language: Language,
  { marks = [], only, front = frontPanel(game, position, marks) }: Manner = {},
): readonly Drawing[] {
  const narrow = narrowScene(game, position, front);
  if (only) return [drawing("any", only === "narrow" ? narrow : game.scene(position, only), language, marks)];
  const wide = game.scene(position, "wide");
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
