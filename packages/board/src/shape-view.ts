import type { Words } from "@serpentarium/core";
import type { Paint, Shape } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { isGroundLine, LIGHT_DARK_PALETTES } from "./theme.ts";

/** Colours as classes, and as attributes for viewers without style sheets. */
export function paint(fill: Paint = "none", stroke: Paint = "none", width = 1): object {
  const { light } = LIGHT_DARK_PALETTES;
  const solid = fill === "none" ? "" : " solid";
  // most shapes have no stroke; omitting its attributes matters for boards with hundreds of shapes
  if (stroke === "none") return { class: `f-${fill}${solid}`, fill: light[fill] };
  const line = fill === "none" && isGroundLine(stroke, width) ? " ground-line" : "";
  const classes = `f-${fill} s-${stroke}${solid}${line}`;
  return { class: classes, fill: light[fill], stroke: light[stroke], "stroke-width": width };
}

/** A dashed stroke, in multiples of its width. */
const dashes = ({ dashed, width = 1 }: Shape): object =>
  dashed ? { "stroke-dasharray": `${3 * width} ${2.5 * width}` } : {};

/** The average width of a letter, relative to its height. */
export const LETTER_WIDTH = 0.56;

/** The distance of the baseline below the middle of a text, relative to its size. */
export const BASELINE = 0.36;

function ShapeView({ shape, words }: { readonly shape: Shape; readonly words: Words }): JSX.Element {
  const painted = { ...paint(shape.fill, shape.stroke, shape.width), ...dashes(shape) };
  switch (shape.shape) {
    case "rect": {
      const { x, y, w, h: height, r = 0 } = shape;
      return h("rect", { ...painted, x, y, width: w, height, rx: r });
    }
    case "circle":
      return h("circle", { ...painted, cx: shape.x, cy: shape.y, r: shape.r });
    case "path":
      return h("path", { ...painted, d: shape.d });
    case "text": {
      const { x, y, size, text, maxWidth = Number.POSITIVE_INFINITY } = shape;
      const line = words.format(text);
      const squeezed = line.length * size * LETTER_WIDTH > maxWidth && {
        textLength: maxWidth,
        lengthAdjust: "spacingAndGlyphs",
      };
      return h("text", { ...painted, x, y: y + size * BASELINE, "font-size": size, ...squeezed }, line);
    }
  }
}

export const shapesOf = (shapes: readonly Shape[] | undefined, words: Words): JSX.Element[] =>
  (shapes ?? []).map((shape) => h(ShapeView, { shape, words }));
