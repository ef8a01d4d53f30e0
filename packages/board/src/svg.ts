import type { Language } from "@serpentarium/core";
import { PAINTS, type Paint, type Scene, type Shape } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import { Drawing, frameOf } from "./drawing.ts";
import type { Mark } from "./mark.ts";
import { lyingOn } from "./plane.ts";
import { SCENE_CSS } from "./scene-css.ts";
import { paintCss, type Theme, themeCss } from "./theme.ts";

export interface SvgOptions {
  readonly language: Language;
  /** `auto` when left out. */
  readonly theme?: Theme;
  readonly marks?: readonly Mark[];
  /** What the picture is called; the label of the scene when left out. */
  readonly title?: string;
  /** `page` leaves the style sheet out, for a page of many pictures that has {@link sceneCss} once. */
  readonly style?: "own" | "page";
}

/** The style sheet of every scene, with all paints: for pages of pictures that have none of their own. */
export const sceneCss = (theme: Theme = "auto", paints: readonly Paint[] = PAINTS): string =>
  themeCss(theme, paints) + paintCss(paints) + SCENE_CSS;

/** The paints that a scene uses: its style sheet holds no others. */
function paintsOf({ background = [], spaces, pieces, panels = [] }: Scene, marks: readonly Mark[]): Paint[] {
  const shapes: Shape[] = [background, ...[...spaces, ...pieces].map(({ shapes = [] }) => shapes)].flat();
  const used = new Set<Paint>([
    "none",
    "paper",
    ...shapes.flatMap(({ fill, stroke }) => [fill ?? "none", stroke ?? "none"]),
  ]);
  if (panels.length > 0) for (const paint of ["line", "ink", "muted", "accent"] as const) used.add(paint);
  if (marks.length > 0) for (const paint of ["accent", "red", "red-ink", "blue"] as const) used.add(paint);
  return PAINTS.filter((paint) => used.has(paint));
}

const COLON: Readonly<Record<Language, string>> = { en: ": ", fr: "\u00a0: " };
const SEMICOLON: Readonly<Record<Language, string>> = { en: "; ", fr: "\u00a0; " };

/** What lies on a plane, in words. */
const told = ({ spaces }: Scene, language: Language, panel?: string): string =>
  lyingOn(spaces, panel)
    .filter(({ empty }) => !empty)
    .map(({ label }) => label[language])
    .join(SEMICOLON[language]);

/** What the scene shows, in words, panel by panel. */
const describe = (scene: Scene, language: Language): string =>
  [
    told(scene, language),
    ...(scene.panels ?? []).map(({ id, label }) =>
      [label[language], told(scene, language, id)].filter(Boolean).join(COLON[language]),
    ),
  ]
    .filter(Boolean)
    .join(". ");

/** Characters that no XML document may hold, escaped or not. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What a picture shows, and how. */
export interface PictureProps extends SvgOptions {
  readonly scene: Scene;
}

/** A scene as an `<svg>` of Preact, for pages that are made with it; `renderSvg` is the same as text. */
export function Picture({
  scene,
  language,
  theme = "auto",
  marks = [],
  title,
  style = "own",
}: PictureProps): JSX.Element {
  const { w, h: height } = frameOf(scene);
  const label = scene.label[language];
  const words = describe(scene, language);
  const root = { role: "img", width: w, height, lang: language };
  const head = [
    h("title", { key: "title" }, title ?? label),
    h("desc", { key: "desc" }, title ? `${label}. ${words}` : words),
    style === "own" &&
      h("style", {
        key: "style",
        dangerouslySetInnerHTML: { __html: sceneCss(theme, paintsOf(scene, marks)) },
      }),
  ];
  return h(Drawing, { scene, language, theme, marks, root }, head);
}

/**
 * A scene as the text of a self-contained SVG picture, for static pages, files and READMEs. It carries its own
 * style, follows the reader's light or dark theme, and says in words what it shows.
 *
 * @example
 * ```ts
 * import { renderSvg } from "@serpentarium/board";
 *
 * const scene = { width: 10, height: 10, pitch: { x: 10, y: 10 }, label: { en: "Nothing", fr: "Rien" }, spaces: [], pieces: [], targets: [] };
 * renderSvg(scene, { language: "en" }).startsWith("<svg"); // => true
 * ```
 */
export const renderSvg = (scene: Scene, options: SvgOptions): string =>
  renderToString(h(Picture, { scene, ...options })).replace(NOT_XML, "");
