import { type AnimationFormat, type AnimationFrames, encodeAnimation } from "./encode-animation.ts";

/** What a page asks of the worker. */
export interface AnimationRequest {
  readonly animation: AnimationFrames;
  readonly format: AnimationFormat;
}

/** Encodes the animations that a page asks for, in the script of a worker. It answers with the bytes of the file. */
export function serveAnimations(): void {
  addEventListener("message", ({ data }: MessageEvent<AnimationRequest>) => {
    const bytes = encodeAnimation(data.animation, data.format);
    postMessage(bytes, { transfer: [bytes.buffer] });
  });
}
