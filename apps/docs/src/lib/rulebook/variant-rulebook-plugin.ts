import {
  baseRulebookPaths,
  olderPackageOf,
  olderRulebookText,
  rulebookAt,
  variantRulebookOf,
} from "../build/config-modules.ts";
import type { VitePlugin } from "../registry/game-modules.ts";

/** A Vite plugin that replaces a variant's rulebook, which contains only the differences, with the merged text. */
export const variantRulebooks: VitePlugin = {
  name: "variant-books",
  enforce: "pre",
  transform: {
    filter: { id: /\/rulebook\/\w+\.mdx$/ },
    handler(_code, id) {
      const at = rulebookAt(id);
      if (at?.version !== undefined) {
        const text = olderRulebookText(olderPackageOf(at.game, at.version), at.language);
        return { code: text, map: null };
      }
      const book = at && variantRulebookOf(at.game, at.language);
      if (!book) return undefined;
      for (const file of baseRulebookPaths(at.game, at.language)) this.addWatchFile(file);
      return { code: book.text, map: null };
    },
  },
};
