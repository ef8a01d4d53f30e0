import { PAINTS, type Paint } from "@serpentarium/core/scene";

/** `auto` follows the reader's system. The custom properties `--serpent-<paint>` override all three. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
type Palette = Readonly<Record<Paint, string>>;

/**
 * Both palettes: warm paper for light, deep ink for dark. `ink`, `muted` and `accent` are readable on `paper` and `surface`, and each
 * `*-ink` on its colour (4.5:1). `line` contrasts with both grounds (3:1), so that an ivory piece on light paper and an ebony one on dark
 * paper have a visible edge.
 */
export const LIGHT_DARK_PALETTES: Readonly<Record<Exclude<Theme, "auto">, Palette>> = {
  light: {
    none: "none",
    paper: "#f8f2e4",
    surface: "#ebe0c9",
    line: "#8c7a5f",
    ink: "#2a2118",
    muted: "#65573f",
    accent: "#a8401c",
    light: "#fbf3da",
    "light-ink": "#5a3c10",
    dark: "#4b2e20",
    "dark-ink": "#f7e6c8",
    neutral: "#5f8f80",
    "neutral-ink": "#0c2119",
    red: "#b8322a",
    "red-ink": "#fff4ee",
    yellow: "#edb92e",
    "yellow-ink": "#3a2800",
    blue: "#2b5f97",
    "blue-ink": "#f2f7ff",
    green: "#3a7442",
    "green-ink": "#f1faee",
  },
  dark: {
    none: "none",
    paper: "#1b2028",
    surface: "#2b323d",
    line: "#8a8f98",
    ink: "#ece5d6",
    muted: "#b3ab9b",
    accent: "#f0a062",
    light: "#efdfb4",
    "light-ink": "#4a300b",
    dark: "#6a4029",
    "dark-ink": "#fbeed8",
    neutral: "#7db3a1",
    "neutral-ink": "#0b221a",
    red: "#ea7a6e",
    "red-ink": "#1d0503",
    yellow: "#f0c14b",
    "yellow-ink": "#332300",
    blue: "#6ea4de",
    "blue-ink": "#06192e",
    green: "#7cb981",
    "green-ink": "#07210b",
  },
};

/** The paints that become the background in forced-colours mode. */
const GROUNDS: readonly Paint[] = ["paper", "surface", "light", "neutral", "yellow"];

/** Whether a stroke is a thin line in the colour of a ground, such as those between the cells of a grid. */
export const isGroundLine = (stroke: Paint, width: number): boolean => width <= 3 && GROUNDS.includes(stroke);

/** System colours for forced-colours mode: light fills become outlines, so that shapes carry the meaning. */
const forcedColour = (paint: Paint): string => {
  if (paint === "none") return "none";
  if (paint === "accent") return "Highlight";
  const isInkOnDark = paint.endsWith("-ink") && !["light-ink", "neutral-ink", "yellow-ink"].includes(paint);
  return GROUNDS.includes(paint) || isInkOnDark ? "Canvas" : "CanvasText";
};

/** A palette as declarations of `--serpent-*`, for pages that switch between light and dark themselves. */
export const themeProperties = (theme: Exclude<Theme, "auto">): string =>
  PAINTS.filter((paint) => paint !== "none")
    .map((paint) => `--serpent-${paint}:${LIGHT_DARK_PALETTES[theme][paint]};`)
    .join("");

/** The class to which a theme's colours apply. */
export const themeClass = (theme: Theme): string => `serpent-${theme}`;

/** The style sheet of some paints in a theme: for each a private `--_<paint>`, which `--serpent-<paint>` overrides. */
export function themeCss(theme: Theme, paints: readonly Paint[]): string {
  const root = `.${themeClass(theme)}`;
  const rule = (value: (paint: Paint) => string): string =>
    `${root}{${paints.map((paint) => `--_${paint}:var(--serpent-${paint},${value(paint)});`).join("")}}`;
  const [lightRule, darkRule] = [LIGHT_DARK_PALETTES.light, LIGHT_DARK_PALETTES.dark].map((palette) =>
    rule((paint) => palette[paint]),
  );
  const base = theme === "dark" ? darkRule : lightRule;
  const dark = theme === "auto" ? `@media (prefers-color-scheme:dark){${darkRule}}` : "";
  return `${base}${dark}@media (forced-colors:active){${rule(forcedColour)}}`;
}

/** The classes that paint shapes: `f-<paint>` fills, `s-<paint>` strokes. */
export const paintCss = (paints: readonly Paint[]): string =>
  paints
    .map(
      (paint) =>
        `.serpent-scene .f-${paint}{fill:var(--_${paint})}.serpent-scene .s-${paint}{stroke:var(--_${paint})}`,
    )
    .join("");
