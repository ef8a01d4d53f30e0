import type { VitePlugin } from "../registry/game-modules.ts";

/** Replaces a part of a file of Starlight at build time. @throws Error if the file does not contain it */
function replacePart(code: string, part: RegExp, replacement: string): { code: string; map: null } {
  if (!part.test(code)) throw new Error(`Starlight has changed: it no longer contains ${part.source}`);
  return { code: code.replace(part, replacement), map: null };
}

/**
 * Speeds up the table of contents of long pages. Starlight's script observes every element after a heading, which blocks a phone for half a
 * second on a rulebook; on this site headings are direct children of the content, so observing its children suffices.
 */
export const lightToc: VitePlugin = {
  name: "light-toc",
  apply: "build",
  transform(code, id) {
    if (!/[\\/]TableOfContents[\\/]starlight-toc\.[jt]s/.test(id)) return undefined;
    return replacePart(
      code,
      /const toObserve = document\.querySelectorAll\(\[.*?\]\.join\(\)\);/s,
      'const toObserve = document.querySelectorAll("main h1, main .sl-markdown-content > *");',
    );
  },
};

/** Omits the script of Starlight’s search, whose element is unused: `lazy-search.ts` replaces it. */
export const lightSearch: VitePlugin = {
  name: "light-search",
  apply: "build",
  transform(code, id) {
    if (!/starlight[\\/](?:dist[\\/])?components[\\/]Search\.astro\?astro&type=script/.test(id))
      return undefined;
    return replacePart(code, /^.*customElements\.define\(["']site-search["'].*$/s, "");
  },
};

/**
 * Speeds up DOM changes. Starlight styles any element at the end of a list item with `:has()`, so browsers recompute the styles of the
 * whole page when an element is added. The replacement names the elements that may be there.
 */
export const lightLists: VitePlugin = {
  name: "light-lists",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/starlight[\\/](?:dist[\\/])?style[\\/]markdown\.css/.test(id)) return undefined;
    return replacePart(
      code,
      /> :is\(\s*(?=:last-child:not\()/,
      "> :is(p, small, ol, ul, dl, figure, table, details, aside, .expressive-code):is(",
    );
  },
};
