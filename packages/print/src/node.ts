/**
 * The fonts of `printGame`, for Node.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Fonts } from "./canvas.ts";

const require = createRequire(import.meta.url);

/** Reads the fonts DejaVu Sans Condensed, which have the letters of most languages in Latin, Greek and Cyrillic script. */
export const readFonts = (): Fonts => ({
  regular: readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf")),
  bold: readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf")),
});
