import { type Mark, renderSvg, singlePanelScene, thumbnailView, viewBoxOf } from "@serpentarium/board";
import { type AnyPosition, type Game, NO_WORDS, type Words } from "@serpentarium/core";
import { type Layout, PAINTS, type Rect, type Scene } from "@serpentarium/core/scene";
import type { Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";

export interface Drawing {
  /** The layout of the drawing; `any` if all layouts are the same. */
  readonly layout: Layout | "any";
  readonly svg: string;
  /** The maximum width on a page, in scene units. */
  readonly width: number;
  /** The CSS aspect ratio, which reserves space before the picture is laid out. */
  readonly ratio: string;
}

const STYLE = /<style>(.*?)<\/style>/s;

/** The rows of a scene that contain its spaces, with a margin; undefined if it has panels or text beside its spaces. */
function occupiedRows(scene: Scene): Rect | undefined {
  const { background = [], spaces, panels, pitch } = scene;
  if (panels || spaces.length === 0 || background.some(({ shape }) => shape === "text")) return undefined;
  const { x, y, w, h } = viewBoxOf(scene);
  const margin = 1.5 * pitch.y - y;
  const top = Math.max(Math.min(...spaces.map((space) => space.y)) - margin, y);
  const bottom = Math.min(Math.max(...spaces.map((space) => space.y + space.h)) + margin, y + h);
  return { x, y: top, w, h: bottom - top };
}

/** Renders a scene as SVG without its style sheet: all boards of a page share {@link boardCss}. */
function toDrawing(
  layout: Drawing["layout"],
  scene: Scene,
  words: Words,
  { marks = [], isCropped = false, thumbnailRatio, lastSpaces }: DrawOptions,
): Drawing {
  const view =
    thumbnailRatio === undefined
      ? isCropped
        ? occupiedRows(scene)
        : undefined
      : thumbnailView(scene, thumbnailRatio, lastSpaces);
  const svg = renderSvg(scene, { words, marks, view, style: "page" });
  const { w, h } = view ?? viewBoxOf(scene);
  return { layout, svg, width: scene.width, ratio: `${w} / ${h}` };
}

/** The id of the panel to show in a narrow layout: one with a marked space, else that of the acting player. */
export function findActivePanel(
  game: Game,
  position: AnyPosition,
  marks: readonly Mark[] = [],
): string | undefined {
  const { panels = [], spaces } = game.scene(position, "narrow");
  const marked = spaces.find(({ id, panel }) => panel && marks.some(({ space }) => space === id));
  return marked?.panel ?? panels.find(({ active }) => active)?.id;
}

/** The scene of a narrow layout: the active panel only, or the wide scene if there is none. */
function narrowScene(game: Game, position: AnyPosition, front: string | undefined): Scene {
  const narrow = game.scene(position, "narrow");
  if (!narrow.panels || narrow.panels.length < 2) return narrow;
  return front ? singlePanelScene(narrow, front) : game.scene(position, "wide");
}

export interface DrawOptions {
  readonly marks?: readonly Mark[] | undefined;
  /** Draws only this layout. */
  readonly onlyLayout?: Layout | undefined;
  /** The id of the panel shown in a narrow layout; default {@link findActivePanel}. */
  readonly activePanel?: string | undefined;
  /** Whether to omit empty rows above and below the spaces. */
  readonly isCropped?: boolean;
  /** Draws only the most interesting part, with this ratio of width to height. */
  readonly thumbnailRatio?: number | undefined;
  /** The ids of the spaces of the last action, which a thumbnail shows. */
  readonly lastSpaces?: readonly string[] | undefined;
}

/** Draws a position once per distinct layout, or in one layout only. */
export function drawPosition(
  game: Game,
  position: AnyPosition,
  language: Language,
  options: DrawOptions = {},
): readonly Drawing[] {
  const words = wordsOf(game.id, language);
  const { marks, onlyLayout, activePanel = findActivePanel(game, position, marks) } = options;
  const narrow = narrowScene(game, position, activePanel);
  if (onlyLayout)
    return [
      toDrawing("any", onlyLayout === "narrow" ? narrow : game.scene(position, onlyLayout), words, options),
    ];
  const wide = game.scene(position, "wide");
  if (wide.width === narrow.width) return [toDrawing("any", wide, words, options)];
  return [toDrawing("wide", wide, words, options), toDrawing("narrow", narrow, words, options)];
}

/** The style sheet of the boards of all games, from a scene that uses every paint. */
export function boardCss(): string {
  const spaces = PAINTS.map((fill) => {
    const shapes = [{ shape: "circle", x: 0, y: 0, r: 1, fill } as const];
    return { id: fill, x: 0, y: 0, w: 1, h: 1, label: fill, shapes };
  });
  const label = "paints";
  const scene: Scene = { width: 1, height: 1, pitch: { x: 1, y: 1 }, label, spaces, pieces: [], targets: [] };
  const [, css = ""] = STYLE.exec(renderSvg(scene, { words: NO_WORDS, theme: "light" })) ?? [];
  // the boards use the colours of the page's theme
  return css.replaceAll(".serpent-light", ".serpent-auto");
}
