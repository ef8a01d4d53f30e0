import { LIGHT_DARK_PALETTES, renderSvg } from "@serpentarium/board";
import type { AnyPosition, Game } from "@serpentarium/core";
import { PAINTS, type Scene } from "@serpentarium/core/scene";
import type { Language } from "../lib/words/languages.ts";
import { wordsOf } from "../lib/words/words.ts";

/** A style sheet for the rasteriser, which supports neither custom properties nor `:is()`. */
const STYLE = PAINTS.map((paint) => {
  const colour = LIGHT_DARK_PALETTES.light[paint];
  return `.f-${paint}{fill:${colour}}.s-${paint}{stroke:${colour}}`;
}).join("");

/** A board to place in a larger SVG. */
export interface BoardImage {
  /** The content of an `svg` element with this view box. */
  readonly svg: string;
  readonly viewBox: string;
  /** The width of the view box divided by its height. */
  readonly ratio: number;
}

const matchGroup = (svg: string, pattern: RegExp): string => {
  const [, found] = pattern.exec(svg) ?? [];
  if (found === undefined) throw new Error(`the SVG of a board does not match ${pattern}`);
  return found;
};

/** The scene of the layout closer to a square, which fills the picture better. */
function squarerScene(game: Game, position: AnyPosition): Scene {
  const [wide, narrow] = [game.scene(position, "wide"), game.scene(position, "narrow")];
  const squareness = ({ width, height }: Scene): number => Math.abs(Math.log(width / height));
  return squareness(narrow) < squareness(wide) ? narrow : wide;
}

/** Draws a position in the light theme, for the rasteriser. */
export function boardImage(game: Game, position: AnyPosition, language: Language): BoardImage {
  const svg = renderSvg(squarerScene(game, position), { words: wordsOf(game.id, language), theme: "light" });
  const viewBox = matchGroup(svg, /viewBox="([^"]+)"/);
  const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  const drawn = matchGroup(svg, /<svg[^>]*>(.*)<\/svg>$/s).replace(/<(title|desc|style)>.*?<\/\1>/gs, "");
  return { svg: `<style>${STYLE}</style>${drawn}`, viewBox, ratio: width / height };
}
