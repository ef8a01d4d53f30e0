/**
 * A compressed copy of every text file of the built site beside it, `.br` and `.gz`, for hosts that send such files instead of
 * compressing again for each reader.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";

const TEXT_FILES = "**/*.{css,html,js,json,md,svg,txt,webmanifest,xml}";
/** What fits into one packet is not worth a second file. */
const MIN_LENGTH = 1400;

const params = {
  // the levels above take up to ten times as long for two percent
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const COPIES = [
  { ending: ".br", compress: (text: Buffer) => promisify(brotliCompress)(text, { params }) },
  { ending: ".gz", compress: promisify<Buffer, Buffer>(gzip) },
] as const;

/** Compresses the text files of a folder. */
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

/** Compresses the built site, after everything else that writes files. */
export const compressedFiles = (): AstroIntegration => ({
  name: "compressed-files",
  hooks: {
    "astro:build:done": ({ dir }) => compressFiles(fileURLToPath(dir)),
  },
});
