/**
 * Writes compressed copies of every text file of the built site, `.br` and `.gz`, for hosts that send these instead of compressing for each
 * request.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";

const TEXT_FILES = "**/*.{css,html,js,json,md,svg,txt,webmanifest,xml}";
/** A file that fits into one packet needs no compressed copy. */
const MIN_LENGTH = 1400;

const params = {
  // higher levels take up to ten times as long and save two percent
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const COPIES = [
  { ending: ".br", compress: (text: Buffer) => promisify(brotliCompress)(text, { params }) },
  { ending: ".gz", compress: promisify<Buffer, Buffer>(gzip) },
] as const;

export async function compressFiles(folder: string): Promise<void> {
  for (const file of globSync(TEXT_FILES, { cwd: folder })) {
    const path = join(folder, file);
    const text = await readFile(path);
    if (text.length < MIN_LENGTH) continue;
    await Promise.all(
      COPIES.map(async ({ ending, compress }) => writeFile(path + ending, await compress(text))),
    );
  }
}

/** Compresses the built site; must run after all integrations that write files. */
export const compressedFiles = (): AstroIntegration => ({
  name: "compressed-files",
  hooks: {
    "astro:build:done": ({ dir }) => compressFiles(fileURLToPath(dir)),
  },
});
