/**
 * The fonts of `printGame`, for Node.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Fonts } from "./canvas.ts";

const require = createRequire(import.meta.url);
const read = (name: string): Uint8Array => readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** Reads the fonts DejaVu Sans Condensed, which have the letters of most languages in Latin, Greek and Cyrillic script. */
export const readFonts = (): Fonts => ({
  regular: read("DejaVuSansCondensed"),
  bold: read("DejaVuSansCondensed-Bold"),
});
