import { applyPalette, GIFEncoder, quantize } from "gifenc/dist/gifenc.esm.js";
import UPNG from "upng-js";

/** The formats of an animation; all browsers play both, and mail programs the first. */
export const ANIMATION_FORMATS = ["gif", "apng"] as const;
/** One of {@link ANIMATION_FORMATS}. */
export type AnimationFormat = (typeof ANIMATION_FORMATS)[number];

/** The pictures of an animation, which repeats without end. */
export interface AnimationFrames {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The pixels of each frame, four bytes each: red, green, blue, opacity. */
  readonly frames: readonly ArrayBuffer[];
  /** How long each frame is shown, in milliseconds. */
  readonly delays: readonly number[];
}

/** The most colours of a frame of a GIF. */
const MAX_COLORS = 256;

function encodeGif({ width, height, frames, delays }: AnimationFrames): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder();
  for (const [i, frame] of frames.entries()) {
    const pixels = new Uint8ClampedArray(frame);
    const palette = quantize(pixels, MAX_COLORS);
    gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay: delays[i] ?? 0 });
  }
  gif.finish();
  return gif.bytes();
}

/** Encodes an animation; a long one takes seconds. */
export function encodeAnimation(
  animation: AnimationFrames,
  format: AnimationFormat,
): Uint8Array<ArrayBuffer> {
  if (format === "gif") return encodeGif(animation);
  const { width, height, frames, delays } = animation;
  return new Uint8Array(UPNG.encode(frames, width, height, 0, delays));
}
