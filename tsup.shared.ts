import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { browserTargets } from "./browser-targets.ts";

type Config = ReturnType<typeof defineConfig>;

type Plugin = NonNullable<
  Exclude<Config, readonly unknown[] | ((...options: never[]) => unknown)>["esbuildPlugins"]
>[number];

/** Of its package.json a game takes the version alone, which records name. */
const versionAlone: Plugin = {
  name: "version alone",
  setup: (build) =>
    build.onLoad({ filter: /package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, "utf8"));
      return { contents: JSON.stringify({ version }), loader: "json" };
    }),
};

/**
 * For `onSuccess`: writes the declarations of entries and of the modules that they import to `dist`, in the folders of `src`.
 * The native compiler takes a fraction of the time that tsup takes to bundle declarations.
 */
export const declarations =
  (...entry: readonly string[]) =>
  async (): Promise<void> => {
    // the compiler reads entries only from a file, and finds the types of dependencies from its folder
    const [folder, file] = ["node_modules", "node_modules/.declarations.json"];
    const compilerOptions = {
      noEmit: false,
      emitDeclarationOnly: true,
      // `typecheck` reports errors
      noCheck: true,
      rootDir: "../src",
      outDir: "../dist",
      // types of other packages come from their declarations, which are built first
      customConditions: ["types"],
      // package.json is outside `src`, and no type depends on it
      resolveJsonModule: false,
    };
    const files = entry.map((source) => `../${source}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ extends: "../tsconfig.json", compilerOptions, include: [], files }));
    const { status } = spawnSync("tsc", ["--singleThreaded", "--project", file], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new Error("the declarations are incomplete");
    declareWords();
  };

/** The files of words as entries of their own: a program imports the languages that it needs. */
export const wordsEntries = (): Record<string, string> =>
  existsSync("words")
    ? Object.fromEntries(readdirSync("words").map((file) => [outputOf(`words/${file}`), `words/${file}`]))
    : {};

/** The declaration of a file of words: a module of its own, as in programs that import it. */
const WORDS_DECLARATION = `interface Group {
  readonly [name: string]: string | Group;
}
declare const words: Group & { readonly language: string };
export default words;
`;

/** Writes the declarations of the files of words. */
function declareWords(): void {
  for (const entry of Object.keys(wordsEntries())) writeFileSync(`dist/${entry}.d.ts`, WORDS_DECLARATION);
}

/** Returns the path of an entry in `dist`: that in `src`, or in `words`. */
const outputOf = (entry: string): string => entry.replace(/^src\//, "").replace(/\.\w+$/, "");

/** How every library here is built: ESM with declarations, one entry per subpath of its `exports`. */
export const library = (...entry: readonly string[]): Config =>
  defineConfig({
    entry: { ...Object.fromEntries(entry.map((file) => [outputOf(file), file])), ...wordsEntries() },
    format: "esm",
    platform: "neutral",
    target: [...browserTargets, "node20"],
    sourcemap: true,
    clean: true,
    esbuildPlugins: [versionAlone],
    onSuccess: declarations(...entry),
  });

/**
 * How every game here is built: like a library, with files of their own for game, examples and plugin, so that bundlers leave out
 * the latter two where a program imports the game alone.
 */
export const game = (...entry: readonly string[]): Config =>
  library(...entry, "src/examples.ts", "src/game.ts", "src/plugin.ts");
