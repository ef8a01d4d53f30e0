import type { Shape } from "@serpentarium/core/scene";

const round = (value: number): number => Math.round(value * 100) / 100;

/** A path multiplied by a factor; the flags of arcs, `0 0 0` and `0 0 1` in all our paths, stay. */
const scaledPath = (d: string, factor: number): string =>
  d.replace(/ 0 0 ([01]) |-?\d+(?:\.\d+)?/g, (text, flag?: string) =>
    flag === undefined ? String(round(Number(text) * factor)) : text,
  );

function scaledShape(shape: Shape, factor: number): Shape {
  const stroke = shape.width === undefined ? {} : { width: shape.width * factor };
  if (shape.shape === "path") return { ...shape, ...stroke, d: scaledPath(shape.d, factor) };
  const [x, y] = [shape.x * factor, shape.y * factor];
  if (shape.shape === "circle") return { ...shape, ...stroke, x, y, r: shape.r * factor };
  if (shape.shape === "text") return { ...shape, ...stroke, x, y, size: shape.size * factor };
  const { w, h, r = 0 } = shape;
  return { ...shape, ...stroke, x, y, w: w * factor, h: h * factor, r: r * factor };
}

/** The same shapes, larger by a factor. */
export const scaledShapes = (shapes: readonly Shape[], factor: number): readonly Shape[] =>
  shapes.map((shape) => scaledShape(shape, factor));
