/** Draws pictures of scenes into pixels. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture as an SVG document, with its size in its own units and the colour behind it. */
export interface SvgPicture extends Size {
  readonly svg: string;
  readonly background: string;
}

/** The size in pixels of a picture whose longer side has a length. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = longest / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The URL of an SVG document, which needs no request. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = svgUrl(svg);
  await image.decode();
  return image;
}

/**
 * Draws a picture into the middle of a canvas.
 *
 * @returns the canvas, whose content the next call with it replaces
 */
export async function rasterise(
  { svg, background, ...picture }: SvgPicture,
  { width, height }: Size,
  canvas = document.createElement("canvas"),
): Promise<HTMLCanvasElement> {
  const image = await loadImage(svg);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no canvas");
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  const scale = Math.min(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
  return canvas;
}

/** The pixels of a canvas, four bytes each. */
export function pixelsOf(canvas: HTMLCanvasElement): ArrayBuffer {
  const { width, height } = canvas;
  const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
  if (!data) throw new Error("this browser has no canvas");
  return data.buffer as ArrayBuffer;
}

/** A picture as a PNG file. */
export async function toPng(picture: SvgPicture, longest: number): Promise<Blob> {
  const canvas = await rasterise(picture, sizeWithin(picture, longest));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
