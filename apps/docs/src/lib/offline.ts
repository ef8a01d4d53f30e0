/** Offline support: a service worker that precaches pages, generated with Workbox at the end of a build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
// imported by its path: the main module of workbox-build loads Babel
import { getManifest } from "workbox-build/build/get-manifest.js";
import { browserTargets } from "../../../../browser-targets.ts";
import { OTHER_LANGUAGES } from "./languages.ts";

/** The folders of all languages, as a pattern: `{,fr/}`. */
const LOCALES = `{${["", ...OTHER_LANGUAGES.map((tag) => `${tag}/`)].join(",")}}`;

/** Files precached on the first visit: everything needed to read rules, learn and play. */
const PRECACHE_PATTERNS = [
  `${LOCALES}index.html`,
  `${LOCALES}{games,learn,play,puzzles}/*/index.html`,
  `${LOCALES}{games,learn,matches,play,puzzles,offline}/index.html`,
  `${LOCALES}replays/*.json`,
  "_astro/**/*.{js,css,svg,png,webp,woff2}",
  "board.css",
  "favicon.svg",
];

/** The largest precache: bytes on the device, and gzipped bytes to download. */
export const MAX_SIZE = { stored: 60e6, transferred: 5e6 } as const;

interface PrecacheSize {
  readonly stored: number;
  readonly transferred: number;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function sizeOf(folder: string, urls: readonly string[]): PrecacheSize {
  const files = urls.map((url) => readFileSync(join(folder, url)));
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
  return {
    stored: sum(files.map(({ length }) => length)),
    transferred: sum(files.map((file) => gzipSync(file).length)),
  };
}

/** Describes the size of the precache. @throws Error when it exceeds {@link MAX_SIZE} */
export function checkPrecacheSize(files: number, { stored, transferred }: PrecacheSize): string {
  const summary = `${files} files stored for offline use: ${megabytes(stored)}, ${megabytes(transferred)} to download`;
  if (stored <= MAX_SIZE.stored && transferred <= MAX_SIZE.transferred) return summary;
  throw new Error(`${summary}; at most ${megabytes(MAX_SIZE.stored)} and ${megabytes(MAX_SIZE.transferred)}`);
}

/** Writes the service worker with its precache manifest. */
export const offline = (): AstroIntegration => ({
  name: "offline",
  hooks: {
    "astro:config:setup": ({ command, injectScript }) => {
      if (command === "build") injectScript("page", 'import "/src/sw/register.ts";');
    },
    "astro:build:done": async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const { manifestEntries, warnings } = await getManifest({
        globDirectory: folder,
        globPatterns: PRECACHE_PATTERNS,
        // their names contain a content hash
        dontCacheBustURLsMatching: /^_astro\//,
        maximumFileSizeToCacheInBytes: MAX_SIZE.stored,
      });
      for (const warning of warnings) logger.warn(warning);
      const urls = manifestEntries.map(({ url }) => url);
      logger.info(checkPrecacheSize(urls.length, sizeOf(folder, urls)));
      await build({
        entryPoints: [fileURLToPath(new URL("../sw/service-worker.ts", import.meta.url))],
        outfile: join(folder, "service-worker.js"),
        bundle: true,
        minify: true,
        target: browserTargets,
        define: {
          PRECACHE: JSON.stringify(manifestEntries),
          "process.env.NODE_ENV": '"production"',
        },
      });
    },
  },
});
