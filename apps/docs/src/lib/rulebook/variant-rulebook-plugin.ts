import {
  baseRulebookPaths,
  olderPackageOf,
  packageOf,
  rulebookAt,
  rulebookText,
} from "../build/config-modules.ts";
import type { VitePlugin } from "../registry/game-modules.ts";

/** A Vite plugin that replaces a rulebook with its text for readers: numbers in place of placeholders, and a variant's merged. */
export const variantRulebooks: VitePlugin = {
  name: "variant-books",
  enforce: "pre",
  transform: {
    filter: { id: /\/rulebook\/[\w-]+\.mdx$/ },
    handler(_code, id) {
      const at = rulebookAt(id);
      if (!at) return undefined;
      const { game, language, version } = at;
      const found = version === undefined ? packageOf(game) : olderPackageOf(game, version);
      for (const file of baseRulebookPaths(game, language)) this.addWatchFile(file);
      return { code: rulebookText(found, language), map: null };
    },
  },
};
