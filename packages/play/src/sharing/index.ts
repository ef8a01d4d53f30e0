/**
 * The script of the worker that encodes animations of matches, for `openAnimator` of `mountPlay`.
 *
 * @module
 */
export { serveAnimations } from "./serve-animations.ts";
