import type { VitePlugin } from "./game-modules.ts";

/**
 * Speeds up the table of contents of long pages. Starlight's script observes every element after a heading, which blocks a
 * phone for half a second on a rulebook; on this site headings are direct children of the content, so its children suffice.
 */
export const lightToc: VitePlugin = {
  name: "light-toc",
  transform(code, id) {
    if (!/[\\/]TableOfContents[\\/]starlight-toc\.[jt]s/.test(id)) return undefined;
    const light = code.replace(
      /const toObserve = document\.querySelectorAll\(\[.*?\]\.join\(\)\);/s,
      'const toObserve = document.querySelectorAll("main h1, main .sl-markdown-content > *");',
    );
    if (light === code)
      throw new Error("Starlight's table of contents has changed: check what it observes now");
    return { code: light, map: null };
  },
};
