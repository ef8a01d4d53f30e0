import { type Mark, renderSvg, singlePanelScene } from "@serpentarium/board";
import { type AnyPosition, type Game, NO_WORDS, type Words } from "@serpentarium/core";
import { type Layout, PAINTS, type Scene } from "@serpentarium/core/scene";
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

const VIEW_BOX = /viewBox="(\S+) (\S+) (\S+) (\S+)"/;
const STYLE = /<style>(.*?)<\/style>/s;

/** The rows of a scene that contain its spaces, with a margin; all rows if it has panels or text beside its spaces. */
function occupiedRows({ background = [], spaces, panels, height, pitch }: Scene): readonly [number, number] {
  const isWhole = panels || spaces.length === 0 || background.some(({ shape }) => shape === "text");
  if (isWhole) return [0, height];
  const margin = 1.5 * pitch.y;
  return [
    Math.max(Math.min(...spaces.map(({ y }) => y)) - margin, 0),
    Math.min(Math.max(...spaces.map(({ y, h }) => y + h)) + margin, height),
  ];
}

/** Removes the rows above and below the spaces of a scene from its picture. */
function cropSvg(svg: string, scene: Scene): string {
  const [top, bottom] = occupiedRows(scene);
  const [, x, y, width, height] = VIEW_BOX.exec(svg) ?? [];
  const [cropped, left] = [Number(y) + top, Number(height) - (scene.height - (bottom - top))];
  return (
    svg
      .replace(VIEW_BOX, `viewBox="${x} ${cropped} ${width} ${left}"`)
      // the height of the picture and of its background
      .replaceAll(`height="${height}"`, `height="${left}"`)
      .replace(`y="${y}"`, `y="${cropped}"`)
  );
}

/** Renders a scene as SVG without its style sheet: all boards of a page share {@link boardCss}. */
const toDrawing = (
  layout: Drawing["layout"],
  scene: Scene,
  words: Words,
  { marks = [], isCropped = false }: DrawOptions,
): Drawing => {
  const whole = renderSvg(scene, { words, marks }).replace(STYLE, "");
  const svg = isCropped ? cropSvg(whole, scene) : whole;
  const [, , , width, height] = VIEW_BOX.exec(svg) ?? [];
  return { layout, svg, width: scene.width, ratio: `${width} / ${height}` };
};

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
