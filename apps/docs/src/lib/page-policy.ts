/**
 * The content security policy of every page, as a `<meta>` with the hashes of its own inline scripts. Astro can write one
 * too (`security.csp`), but it leaves out scripts that are `is:inline`, of which Starlight has four on every page, and
 * names the hashes of the whole site on each.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The hashes of what stands between the tags of a name, but for what is fetched. */
function hashes(html: string, tag: "script" | "style"): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>(.*?)</${tag}>`, "gs"));
  const own = [...inline].filter(([, attributes = ""]) => !/\ssrc=/.test(attributes));
  return [...new Set(own.map(([, , text = ""]) => hash(text)))];
}

/**
 * What may reach a place where the browser would run it: workers and the like of this site, and of HTML only the marks that
 * Pagefind puts into what it found. Everything else throws.
 */
const TRUSTED_TYPES = `globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (/<(?!\\/?mark>)/.test(html) ? null : html),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});`;

/** Whether a page has the search, which is written in WebAssembly. */
const hasSearch = (html: string): boolean => html.includes('id="starlight__search"');

/** The policy of a page: everything from its own host, and nothing that is not in its file. */
export function policyOf(html: string): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(hasSearch(html) ? ["'wasm-unsafe-eval'"] : []), ...hashes(html, "script")],
    // boards and listings have style attributes by the thousand, and no hash may stand for an attribute; browsers that
    // cannot tell the two apart go by the first line
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-elem": ["'self'", ...hashes(html, "style")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'"],
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

/** A page with its policy, before anything that it could forbid. @throws Error where the page has no head */
export function withPolicy(html: string): string {
  const [all = "", before = "", charset = ""] =
    /^(.*?<head[^>]*>)(<meta charset="utf-8"\s*\/?>)?/s.exec(html) ?? [];
  if (!before) throw new Error("a page without a head");
  const rest = `<script>${TRUSTED_TYPES}</script>${html.slice(all.length)}`;
  const policy = `<meta http-equiv="content-security-policy" content="${policyOf(before + rest)}">`;
  return before + charset + policy + rest;
}

/** Gives every page of the built site its policy. */
export const pagePolicy = (): AstroIntegration => ({
  name: "page-policy",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync("**/*.html", { cwd: folder })) {
        const path = join(folder, file);
        writeFileSync(path, withPolicy(readFileSync(path, "utf8")));
      }
    },
  },
});
