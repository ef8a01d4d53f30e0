/** Offline support: a service worker that precaches pages, generated with Workbox at the end of a build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
import type { ManifestEntry } from "workbox-build";
// imported by its path, because the main module of workbox-build loads Babel
import { getManifest } from "workbox-build/build/get-manifest.js";
import { browserTargets } from "../../../../../browser-targets.ts";
import { LANGUAGES, type Language, localeOf } from "../words/languages.ts";

/** The folder of the pages of a language. */
const folderOf = (language: Language): string => {
  const locale = localeOf(language);
  return locale === undefined ? "" : `${locale}/`;
};

/** The words of a language that scripts load, named by `game-modules.ts`. */
const wordsPattern = (language: Language): string => `_astro/*_${language}.*.js`;

/** Files precached for every language. */
const SHARED_PATTERNS = [
  ...LANGUAGES.map((language) => `${folderOf(language)}offline/index.html`),
  "_astro/**/*.{js,css,svg,png,webp,woff2}",
  "board.css",
  "favicon.svg",
];

/** Files precached for one language: everything needed to read rules, learn and play in it. */
const patternsOf = (language: Language): readonly string[] => [
  `${folderOf(language)}index.html`,
  `${folderOf(language)}{games,learn,play,puzzles}/*/index.html`,
  `${folderOf(language)}{games,learn,matches,play,puzzles}/index.html`,
  `${folderOf(language)}matches/statistics/index.html`,
  `${folderOf(language)}replays/*.json`,
  wordsPattern(language),
];

/** The maximal precache of one language: bytes on the device, and gzipped bytes to download. */
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

/** Describes the size of the precache. @throws Error if it exceeds {@link MAX_SIZE} */
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
      const entriesOf = async (
        patterns: readonly string[],
        ignored: readonly string[] = [],
      ): Promise<readonly ManifestEntry[]> => {
        const { manifestEntries, warnings } = await getManifest({
          globDirectory: folder,
          globPatterns: [...patterns],
          globIgnores: [...ignored],
          // their names contain a content hash
          dontCacheBustURLsMatching: /^_astro\//,
          maximumFileSizeToCacheInBytes: MAX_SIZE.stored,
        });
        for (const warning of warnings) logger.warn(warning);
        return manifestEntries;
      };
      const shared = await entriesOf(SHARED_PATTERNS, LANGUAGES.map(wordsPattern));
      const languages: Record<string, readonly ManifestEntry[]> = {};
      for (const language of LANGUAGES) {
        const own = await entriesOf(patternsOf(language));
        const urls = [...shared, ...own].map(({ url }) => url);
        logger.info(`${language}: ${checkPrecacheSize(urls.length, sizeOf(folder, urls))}`);
        languages[folderOf(language)] = own;
      }
      await build({
        entryPoints: [fileURLToPath(new URL("../../sw/service-worker.ts", import.meta.url))],
        outfile: join(folder, "service-worker.js"),
        bundle: true,
        minify: true,
        target: browserTargets,
        define: {
          PRECACHE: JSON.stringify({ shared, languages }),
          "process.env.NODE_ENV": '"production"',
        },
      });
    },
  },
});
