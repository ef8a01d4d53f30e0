import type { Words } from "@serpentarium/core";
import { PAINTS, type Paint, type Rect, type Scene, type Shape } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import { decisiveViews } from "./decisive-view.ts";
import { Drawing, viewBoxOf } from "./drawing.ts";
import type { Mark } from "./mark.ts";
import { MARK_PAINTS, markViews } from "./mark-view.ts";
import { itemsOn } from "./plane.ts";
import { arrowViews, ghostViews } from "./route-view.ts";
import { SCENE_CSS } from "./scene-css.ts";
import { paintCss, type Theme, themeCss } from "./theme.ts";

export interface SvgOptions {
  readonly words: Words;
  /** `auto` by default. */
  readonly theme?: Theme;
  readonly marks?: readonly Mark[];
  /** The drawn part of the scene, in scene units, such as `thumbnailView`; all of it by default. */
  readonly view?: Rect | undefined;
  /** The title of the picture; by default the label of the scene. */
  readonly title?: string;
  /** `page` omits the style sheet, for a page of many pictures that includes {@link sceneCss} once. */
  readonly style?: "own" | "page";
}

/** The style sheet of scenes with all paints, for pages whose pictures omit it. */
export const sceneCss = (theme: Theme = "auto", paints: readonly Paint[] = PAINTS): string =>
  themeCss(theme, paints) + paintCss(paints) + SCENE_CSS;

/** The paints that a scene uses, to which its style sheet is limited. */
function usedPaints(
  { background = [], spaces, pieces, lines = [], panels = [], decisive }: Scene,
  marks: readonly Mark[],
): Paint[] {
  const ghosts = marks.flatMap((mark) => mark.ghosts ?? []);
  const drawn = [...spaces, ...pieces, ...ghosts].map(({ shapes = [] }) => shapes);
  const shapes: Shape[] = [background, ...drawn].flat();
  const used = new Set<Paint>([
    "none",
    "paper",
    ...shapes.flatMap(({ fill, stroke }) => [fill ?? "none", stroke ?? "none"]),
    ...lines.flatMap(({ stroke, edge = "none" }) => [stroke, edge]),
  ]);
  if (panels.length > 0) for (const paint of ["line", "ink", "muted", "accent"] as const) used.add(paint);
  if (decisive) used.add("accent");
  for (const { kind } of marks) for (const paint of MARK_PAINTS[kind]) used.add(paint);
  return PAINTS.filter((paint) => used.has(paint));
}

const describeSpaces = ({ spaces }: Scene, words: Words, panel?: string): string =>
  itemsOn(spaces, panel)
    .filter(({ empty }) => !empty)
    .map(({ label }) => words.format(label))
    .join(". ");

/** The description of a scene in words, panel by panel. */
const describeScene = (scene: Scene, words: Words): string =>
  [
    describeSpaces(scene, words),
    ...(scene.panels ?? []).map(({ id, label }) => {
      const contents = describeSpaces(scene, words, id);
      return contents === "" ? words.format(label) : words.text("scene.contents", { name: label, contents });
    }),
  ]
    .filter(Boolean)
    .join(". ");

/** Characters that XML documents cannot contain, not even escaped. */
const INVALID_XML_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The props of {@link ScenePicture}. */
export interface ScenePictureProps extends SvgOptions {
  readonly scene: Scene;
}

/** A scene as an `<svg>` for Preact pages; `renderSvg` returns the same as text. */
export function ScenePicture({
  scene,
  words,
  theme = "auto",
  marks = [],
  title,
  view,
  style = "own",
}: ScenePictureProps): JSX.Element {
  const { w, h: height } = view ?? viewBoxOf(scene);
  const label = words.format(scene.label);
  const contents = describeScene(scene, words);
  const rootAttributes = { role: "img", width: w, height, lang: words.language };
  const head = [
    h("title", { key: "title" }, title ?? label),
    h("desc", { key: "desc" }, title ? `${label}. ${contents}` : contents),
    style === "own" &&
      h("style", {
        key: "style",
        dangerouslySetInnerHTML: { __html: sceneCss(theme, usedPaints(scene, marks)) },
      }),
  ];
  const overlays = { arrowViews, decisiveViews, ghostViews, markViews };
  return h(Drawing, { scene, words, theme, marks, overlays, view, rootAttributes }, head);
}

/**
 * Renders a scene as a self-contained SVG, for static pages, files and READMEs. It includes its style, follows the reader's light or dark
 * theme, and describes the scene in words.
 *
 * @example
 * ```ts
 * import { renderSvg } from "@serpentarium/board";
 * import { NO_WORDS } from "@serpentarium/core";
 *
 * const scene = { width: 10, height: 10, pitch: { x: 10, y: 10 }, label: "Nothing", spaces: [], pieces: [], targets: [] };
 * renderSvg(scene, { words: NO_WORDS }).startsWith("<svg"); // => true
 * ```
 */
export const renderSvg = (scene: Scene, options: SvgOptions): string =>
  renderToString(h(ScenePicture, { scene, ...options })).replace(INVALID_XML_CHARACTERS, "");
