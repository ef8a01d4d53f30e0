import { baseFiles, rulebookAt, variantBookOf } from "./at-build.ts";
import type { VitePlugin } from "./vite-games.ts";

/** Takes the whole text of a variant's rulebook in place of its file, which tells only what is other than in the base's. */
export const variantBooks: VitePlugin = {
  name: "variant-books",
  enforce: "pre",
  transform: {
    filter: { id: /\/rulebook\/\w+\.mdx$/ },
    handler(_code, id) {
      const at = rulebookAt(id);
      const book = at && variantBookOf(at.game, at.language);
      if (!book) return undefined;
      for (const file of baseFiles(at.game, at.language)) this.addWatchFile(file);
      return { code: book.text, map: null };
    },
  },
};
