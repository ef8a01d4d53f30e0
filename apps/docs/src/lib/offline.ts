/** What the site keeps for times without a network: a service worker made with Workbox, once everything else is built. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
// by itself: the rest of Workbox brings Babel
import { getManifest } from "workbox-build/build/get-manifest.js";

/** Files that are fetched with the first page: what one needs for reading rules, learning and playing. */
const PATTERNS = [
  "{,fr/}index.html",
  "{,fr/}{games,learn,play}/*/index.html",
  "{,fr/}{games,learn,play,offline}/index.html",
  "_astro/**/*.{js,css,svg,png,webp}",
  "board.css",
  "favicon.svg",
];

/** What may be kept: bytes on the device, and bytes over the network, which compresses. */
export const MOST = { kept: 60e6, fetched: 5e6 } as const;

interface Size {
  readonly kept: number;
  readonly fetched: number;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function sizeOf(folder: string, urls: readonly string[]): Size {
  const files = urls.map((url) => readFileSync(join(folder, url)));
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
  return {
    kept: sum(files.map(({ length }) => length)),
    fetched: sum(files.map((file) => gzipSync(file).length)),
  };
}

/** What is said of a size. @throws Error where it is more than a reader should have to fetch or keep */
export function toldSize(files: number, { kept, fetched }: Size): string {
  const told = `${files} files are kept for offline use: ${megabytes(kept)}, ${megabytes(fetched)} to fetch`;
  if (kept <= MOST.kept && fetched <= MOST.fetched) return told;
  throw new Error(`${told}; at most ${megabytes(MOST.kept)} and ${megabytes(MOST.fetched)}`);
}

/** Writes the service worker with the list of what it keeps. */
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
        globPatterns: PATTERNS,
        // their names change with what is in them
        dontCacheBustURLsMatching: /^_astro\//,
        maximumFileSizeToCacheInBytes: MOST.kept,
      });
      for (const warning of warnings) logger.warn(warning);
      const urls = manifestEntries.map(({ url }) => url);
      logger.info(toldSize(urls.length, sizeOf(folder, urls)));
      await build({
        entryPoints: [fileURLToPath(new URL("../sw/service-worker.ts", import.meta.url))],
        outfile: join(folder, "service-worker.js"),
        bundle: true,
        minify: true,
        define: {
          KEPT: JSON.stringify(manifestEntries),
          "process.env.NODE_ENV": '"production"',
        },
      });
    },
  },
});
