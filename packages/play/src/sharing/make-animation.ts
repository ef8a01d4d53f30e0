import type { Words } from "@serpentarium/core";
import { nextTask } from "../ui/next-task.ts";
import type { AnimationFormat, AnimationFrames } from "./encode-animation.ts";
import { pixelsOf, rasterise, sizeWithin } from "./rasterise.ts";
import type { AnimationRequest } from "./serve-animations.ts";
import { momentsOf, type PictureTheme, pictureOf, positionAt, type SharedState } from "./shared-match.ts";

/** Which actions an animation shows. */
export const ANIMATION_PARTS = ["last", "all"] as const;
/** One of {@link ANIMATION_PARTS}. */
export type AnimationPart = (typeof ANIMATION_PARTS)[number];

/** The number of last actions, and of pictures of a whole match: a longer one leaves out some between. */
const LAST_ACTIONS = 10;
const MAX_FRAMES = 100;
/** The longer side, in pixels. */
const LONGEST = 480;
/** How long a picture is shown, and the last one, in milliseconds. */
const DELAY = 700;
const LAST_DELAY = 2500;

const TYPES = { gif: "image/gif", apng: "image/png" } as const;

export interface AnimationOptions {
  readonly part: AnimationPart;
  readonly format: AnimationFormat;
  readonly theme: PictureTheme;
  readonly words: Words;
  /** Opens a worker whose script calls `serveAnimations`. */
  readonly openAnimator: () => Worker;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/** Encodes an animation in a worker, which an abort ends. Rejects if the worker fails. */
function encode(
  request: AnimationRequest,
  { openAnimator, signal }: AnimationOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = openAnimator();
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || "the worker has failed"));
    worker.postMessage(request, [...request.animation.frames]);
  }).finally(() => worker.terminate());
}

/** Draws the frames, one in each task, so that the page stays responsive. */
async function drawFrames(state: SharedState, options: AnimationOptions): Promise<AnimationFrames> {
  const { part, theme, words, signal, onProgress } = options;
  const last = state.log.length;
  const moments = momentsOf(part === "last" ? Math.max(0, last - LAST_ACTIONS) : 0, last, MAX_FRAMES);
  const pictures = moments.map((count) => pictureOf(state, positionAt(state, count), words, theme));
  // a board that grows has its largest size in all frames
  const [width, height] = [
    Math.max(...pictures.map((picture) => picture.width)),
    Math.max(...pictures.map((picture) => picture.height)),
  ];
  const size = sizeWithin({ width, height }, LONGEST);
  const canvas = document.createElement("canvas");
  const frames: ArrayBuffer[] = [];
  for (const picture of pictures) {
    signal.throwIfAborted();
    frames.push(pixelsOf(await rasterise(picture, size, canvas)));
    onProgress(frames.length, pictures.length);
    await nextTask();
  }
  return { ...size, frames, delays: frames.map((_, i) => (i === frames.length - 1 ? LAST_DELAY : DELAY)) };
}

/** Makes an animation of the displayed match. Rejects if it is aborted, or if the browser cannot draw it. */
export async function makeAnimation(state: SharedState, options: AnimationOptions): Promise<Blob> {
  const { format } = options;
  const animation = await drawFrames(state, options);
  const bytes = await encode({ animation, format }, options);
  return new Blob([bytes], { type: TYPES[format] });
}
