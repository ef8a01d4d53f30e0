import { PALETTES, renderSvg } from "@serpentarium/board";
import type { AnyPosition, Game, Language } from "@serpentarium/core";
import { PAINTS, type Scene } from "@serpentarium/core/scene";

/** How a picture of pixels is called for: a rasteriser knows neither custom properties nor `:is()`. */
const STYLE = PAINTS.map((paint) => {
  const colour = PALETTES.light[paint];
  return `.f-${paint}{fill:${colour}}.s-${paint}{stroke:${colour}}`;
}).join("");

/** A board as part of a larger picture. */
export interface BoardImage {
  /** What stands inside an `svg` element with this view. */
  readonly svg: string;
  readonly viewBox: string;
  /** The width of the view over its height. */
  readonly ratio: number;
}

const part = (svg: string, pattern: RegExp): string => {
  const [, found] = pattern.exec(svg) ?? [];
  if (found === undefined) throw new Error(`a picture of a board without ${pattern}`);
  return found;
};

/** The layout that is nearer to a square fills the picture better. */
function fullerScene(game: Game, position: AnyPosition): Scene {
  const [wide, narrow] = [game.scene(position, "wide"), game.scene(position, "narrow")];
  const squareness = ({ width, height }: Scene): number => Math.abs(Math.log(width / height));
  return squareness(narrow) < squareness(wide) ? narrow : wide;
}

/** A position drawn by day, for a rasteriser. */
export function boardImage(game: Game, position: AnyPosition, language: Language): BoardImage {
  const svg = renderSvg(fullerScene(game, position), { language, theme: "light" });
  const viewBox = part(svg, /viewBox="([^"]+)"/);
  const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  const drawn = part(svg, /<svg[^>]*>(.*)<\/svg>$/s).replace(/<(title|desc|style)>.*?<\/\1>/gs, "");
  return { svg: `<style>${STYLE}</style>${drawn}`, viewBox, ratio: width / height };
}
