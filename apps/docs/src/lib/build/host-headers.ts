/**
 * HTTP headers that complete the security policy of each page: `_headers` in the built site, for Netlify and Cloudflare Pages;
 * configurations of other hosts can be derived from it.
 */
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { folderOf } from "../links/links.ts";
import { OTHER_LANGUAGES, withoutLanguage } from "../words/languages.ts";

type Headers = Readonly<Record<string, string>>;

const COMMON_HEADERS: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};
/** For pages that other sites may not show in a frame: prevents clickjacking. */
const NO_FRAMES: Headers = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
};
/** For scripts of workers in isolated pages. */
const EMBEDDED: Headers = { "Cross-Origin-Embedder-Policy": "require-corp" };
/** For pages whose bots share memory. */
const ISOLATED: Headers = { ...EMBEDDED, "Cross-Origin-Opener-Policy": "same-origin" };
/** For files that other sites load. */
const CROSS_ORIGIN: Headers = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const IMMUTABLE: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
const NO_CACHE: Headers = { "Cache-Control": "no-cache" };

/** The paths of the home and error pages, which are not in a folder. */
const HOME_PATHS = [
  "/",
  "/index.html",
  "/404.html",
  ...OTHER_LANGUAGES.flatMap((tag) => [`/${tag}/`, `/${tag}/index.html`]),
];

/** The headers of the top-level folders of pages, per language, except those of embeddable pages. */
const pageFolders = (pages: readonly string[]): ReadonlyMap<string, Headers> =>
  new Map(
    pages.flatMap((page) => {
      const path = withoutLanguage(page);
      const [folder, ...names] = path.split("/");
      if (names.length === 0 || folder === "embed") return [];
      const headers = folder === "play" ? { ...NO_FRAMES, ...ISOLATED } : NO_FRAMES;
      return [[page.replace(path, `${folder}`), headers]];
    }),
  );

/**
 * The text of `_headers`.
 *
 * @param pages - the HTML files of the site, relative to its folder
 * @param base - the base path, which starts with a slash
 */
export function hostHeaders(pages: readonly string[], base: string): string {
  const rules: readonly (readonly [path: string, headers: Headers])[] = [
    ["/*", COMMON_HEADERS],
    ...HOME_PATHS.map((path) => [path, NO_FRAMES] as const),
    ...Array.from(pageFolders(pages), ([folder, headers]) => [`/${folder}/*`, headers] as const),
    ["/embed/*", CROSS_ORIGIN],
    ["/_astro/*", { ...IMMUTABLE, ...EMBEDDED }],
    ["/pagefind/*", EMBEDDED],
    ["/service-worker.js", NO_CACHE],
  ];
  return rules
    .map(([path, headers]) =>
      [
        folderOf(base) + path,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        "",
      ].join("\n"),
    )
    .join("\n");
}

/** Writes `_headers` into the built site. */
export const headersFile = (base: string): AstroIntegration => ({
  name: "host-headers",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      const pages = globSync("**/*.html", { cwd: folder }).sort();
      writeFileSync(join(folder, "_headers"), hostHeaders(pages, base));
    },
  },
});
