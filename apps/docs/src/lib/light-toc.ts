import type { VitePlugin } from "./vite-games.ts";

/**
 * Makes the table of contents of long pages light: Starlight's looks for every element behind a heading that holds none,
 * which takes a phone half a second on a rulebook. Headings are children of the text here, so that its children serve.
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
      throw new Error("Starlight's table of contents has changed: see what it observes now");
    return { code: light, map: null };
  },
};
