import type { EmbeddedWords } from "@serpentarium/play/embed";
import { build, type Plugin } from "esbuild";
import { browserTargets } from "../../../../browser-targets.ts";

/** Provides the game as a module without side effects, so that the rest of its package can be tree-shaken. */
const gamePlugin = (source: string, folder: string): Plugin => ({
  name: "game",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^game$/ }, () => ({ path: "game", namespace: "game", sideEffects: false }));
    onLoad({ filter: /.*/, namespace: "game" }, () => ({
      contents: source,
      resolveDir: folder,
      loader: "ts",
    }));
    onResolve({ filter: /.*/, namespace: "game" }, async ({ path, resolveDir, kind }) => ({
      ...(await resolve(path, { resolveDir, kind })),
      sideEffects: false,
    }));
  },
});

/**
 * Bundles the script that embeds boards of a game in other pages: a single classic script, because a cross-origin module would need CORS
 * headers from this site’s host.
 *
 * @param source - the code of a module that exports `game`
 * @param words - those of the game, of core and of the board
 * @param site - the folder of this site, from which packages are resolved
 */
export async function bundleEmbed(
  source: string,
  words: EmbeddedWords,
  site = process.cwd(),
): Promise<string> {
  const entry = `import { game } from "game";\nimport { embed } from "@serpentarium/play/embed";\nembed(game, ${JSON.stringify(words)});\n`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: site, loader: "ts" },
    plugins: [gamePlugin(source, site)],
    conditions: ["@serpentarium/source", "browser", "module"],
    define: { "process.env.NODE_ENV": '"production"' },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: browserTargets,
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    // the site’s own tsconfig does not apply to packages from other folders
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? "";
}
