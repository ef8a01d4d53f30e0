/**
 * The headers that a host can send beside the policy of each page: `_headers` in the built site, which Netlify and
 * Cloudflare Pages read, and other hosts can be told by hand.
 */
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { folderOf } from "./links.ts";

type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};
/** Pages that no other site may show in a frame: a press there would be a press here. */
const UNFRAMED: Headers = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
};
/** What other sites take from here. */
const SHARED: Headers = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const FOR_EVER: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
const NEVER_KEPT: Headers = { "Cache-Control": "no-cache" };

/** The addresses of the first pages, which have no folder of their own. */
const HOME = ["/", "/index.html", "/404.html", "/fr/", "/fr/index.html"];

/** The folders with pages, two deep at most where the first one is a language, but for those that are made to be framed. */
const foldersOf = (pages: readonly string[]): readonly string[] =>
  [...new Set(pages.flatMap((page) => /^((?:fr\/)?[^/]+)\//.exec(page)?.[1] ?? []))].filter(
    (folder) => !/^(?:fr\/)?embed$/.test(folder) && folder !== "fr",
  );

/**
 * The text of `_headers`.
 *
 * @param pages - the HTML files of the site, from its folder
 * @param base - the folder of the host in which the site is, with a slash at its start
 */
export function hostHeaders(pages: readonly string[], base: string): string {
  const rules: readonly (readonly [path: string, headers: Headers])[] = [
    ["/*", EVERYWHERE],
    ...HOME.map((path) => [path, UNFRAMED] as const),
    ...foldersOf(pages).map((folder) => [`/${folder}/*`, UNFRAMED] as const),
    ["/embed/*", SHARED],
    ["/_astro/*", FOR_EVER],
    ["/service-worker.js", NEVER_KEPT],
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
