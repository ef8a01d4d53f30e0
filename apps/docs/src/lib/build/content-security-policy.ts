/**
 * The content security policy of every page, as a `<meta>` with the hashes of its inline scripts. Astro's own (`security.csp`) omits
 * `is:inline` scripts, of which Starlight has four on every page, and lists the hashes of the whole site on each page.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const cspHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The hashes of the inline scripts or styles of a page. */
function inlineHashes(html: string, tag: "script" | "style"): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>(.*?)</${tag}>`, "gs"));
  const inlined = [...inline].filter(([, attributes = ""]) => !/\ssrc=/.test(attributes));
  return [...new Set(inlined.map(([, , text = ""]) => cspHash(text)))];
}

/**
 * The Trusted Types policy: script URLs of this origin only, and no HTML except the `<mark>` elements that Pagefind adds to its results.
 * Everything else throws.
 */
const TRUSTED_TYPES_SCRIPT = `globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (/<(?!\\/?mark>)/.test(html) ? null : html),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});`;

/** Whether a page has the search, which uses WebAssembly. */
const hasSearch = (html: string): boolean => html.includes('id="starlight__search"');

/**
 * The policy of a page: resources of the same origin, and inline code only by hash.
 *
 * @param liveServer - a server for live matches on another origin
 */
export function policyFor(html: string, liveServer?: string): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...(hasSearch(html) ? ["'wasm-unsafe-eval'"] : []),
      ...inlineHashes(html, "script"),
    ],
    // boards and listings have thousands of style attributes, too many to allow by hash; browsers without
    // `style-src-elem` and `style-src-attr` use this directive
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-elem": ["'self'", ...inlineHashes(html, "style")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...(liveServer === undefined ? [] : [liveServer])],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** Adds the policy to a page, before any element that it could block. @throws Error if the page has no head */
export function withPolicy(html: string, liveServer?: string): string {
  const [all = "", before = "", charset = ""] =
    /^(.*?<head[^>]*>)(<meta charset="utf-8"\s*\/?>)?/s.exec(html) ?? [];
  if (!before) throw new Error("a page without a head");
  const rest = `<script>${TRUSTED_TYPES_SCRIPT}</script>${html.slice(all.length)}`;
  const policy = `<meta http-equiv="content-security-policy" content="${policyFor(before + rest, liveServer)}">`;
  return before + charset + policy + rest;
}

/** Adds the policy to every page of the built site. */
export const contentSecurityPolicy = (liveServer?: string): AstroIntegration => ({
  name: "page-policy",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync("**/*.html", { cwd: folder })) {
        const path = join(folder, file);
        writeFileSync(path, withPolicy(readFileSync(path, "utf8"), liveServer));
      }
    },
  },
});
