import { type Mark, renderSvg, singlePanelScene } from "@serpentarium/board";
import type { AnyPosition, Game, Language } from "@serpentarium/core";
import { type Layout, PAINTS, type Scene } from "@serpentarium/core/scene";

/** A position as SVG for a page. */
export interface Drawing {
  /** The layout that it was drawn for; `any` when all layouts are the same. */
  readonly layout: Layout | "any";
  readonly svg: string;
  /** The maximum width on a page, in scene units. */
  readonly width: number;
  /** The CSS aspect ratio, which reserves space before the picture is laid out. */
  readonly ratio: string;
}

const VIEW_BOX = /viewBox="\S+ \S+ (\S+) (\S+)"/;
const STYLE = /<style>(.*?)<\/style>/s;

/** Renders a scene as SVG without its style sheet: pages share one for all boards, {@link boardCss}. */
const toDrawing = (
  layout: Drawing["layout"],
  scene: Scene,
  language: Language,
  marks: readonly Mark[],
): Drawing => {
  const svg = renderSvg(scene, { language, marks }).replace(STYLE, "");
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  return { layout, svg, width: scene.width, ratio: `${width} / ${height}` };
};

/** The id of the panel to show in a narrow layout: one with a marked space, or else that of the player to act. */
export function findActivePanel(
  game: Game,
  position: AnyPosition,
  marks: readonly Mark[] = [],
): string | undefined {
  const { panels = [], spaces } = game.scene(position, "narrow");
  const marked = spaces.find(({ id, panel }) => panel && marks.some(({ space }) => space === id));
  return marked?.panel ?? panels.find(({ active }) => active)?.id;
}

/** The scene of a narrow layout: the active panel alone, or the wide scene when there is none. */
function narrowScene(game: Game, position: AnyPosition, front: string | undefined): Scene {
  const narrow = game.scene(position, "narrow");
  if (!narrow.panels || narrow.panels.length < 2) return narrow;
  return front ? singlePanelScene(narrow, front) : game.scene(position, "wide");
}

/** How to draw a position. */
export interface DrawOptions {
  readonly marks?: readonly Mark[] | undefined;
  /** Draws this layout only. */
  readonly onlyLayout?: Layout | undefined;
  /** The id of the panel shown in a narrow layout; default {@link findActivePanel}. */
  readonly activePanel?: string | undefined;
}

/** Draws a position once per layout that differs, or in one layout only. */
export function drawPosition(
  game: Game,
  position: AnyPosition,
  language: Language,
  { marks = [], onlyLayout, activePanel = findActivePanel(game, position, marks) }: DrawOptions = {},
): readonly Drawing[] {
  const narrow = narrowScene(game, position, activePanel);
  if (onlyLayout)
    return [
      toDrawing("any", onlyLayout === "narrow" ? narrow : game.scene(position, onlyLayout), language, marks),
    ];
  const wide = game.scene(position, "wide");
  if (wide.width === narrow.width) return [toDrawing("any", wide, language, marks)];
  return [toDrawing("wide", wide, language, marks), toDrawing("narrow", narrow, language, marks)];
}

/** The style sheet shared by the boards of all games: that of a scene which uses every paint. */
export function boardCss(): string {
  const spaces = PAINTS.map((fill) => {
    const shapes = [{ shape: "circle", x: 0, y: 0, r: 1, fill } as const];
    return { id: fill, x: 0, y: 0, w: 1, h: 1, label: { en: fill, fr: fill }, shapes };
  });
  const label = { en: "paints", fr: "couleurs" };
  const scene: Scene = { width: 1, height: 1, pitch: { x: 1, y: 1 }, label, spaces, pieces: [], targets: [] };
  const [, css = ""] = STYLE.exec(renderSvg(scene, { language: "en", theme: "light" })) ?? [];
  // the boards follow the theme of the page, which sets the colours
  return css.replaceAll(".serpent-light", ".serpent-auto");
}
