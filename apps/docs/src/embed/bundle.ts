import { build, type Plugin } from "esbuild";

/** A game as a module of its own, whose package may have more in it than a board needs. */
const gameOf = (source: string, folder: string): Plugin => ({
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
 * The script that makes boards of a game on any page: one file that needs nothing else, and no permission of this
 * site's host, as a module from elsewhere would.
 *
 * @param source - a module that exports the `game`
 * @param site - the folder of this site, from which packages are found
 */
export async function bundleEmbed(source: string, site = process.cwd()): Promise<string> {
  const entry = `import { game } from "game";\nimport { embed } from "./src/embed/embed.ts";\nembed(game);\n`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: site, loader: "ts" },
    plugins: [gameOf(source, site)],
    conditions: ["@serpentarium/source", "browser", "module"],
    define: { "process.env.NODE_ENV": '"production"' },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    // the settings of the site’s own folder are not for packages from elsewhere
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? "";
}
