import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { rolldown } from "rolldown";
import { type RollupLog, rollup } from "rollup";
import { build as vite } from "vite";
import webpack from "webpack";

/** Bundles programs of one folder, each into one file for browsers and Node, with the default settings of a bundler. */
export type Bundler = (entries: readonly string[], outFolder: string) => Promise<void>;

/** The tested bundlers. */
export const BUNDLERS: Readonly<Record<string, Bundler>> = {
  esbuild: async (entries, outFolder) => {
    await esbuild.build({
      entryPoints: [...entries],
      outdir: outFolder,
      bundle: true,
      format: "esm",
      minify: true,
      logLevel: "error",
    });
  },
  // several programs in one build would share files
  Rolldown: async (entries, outFolder) => {
    for (const entry of entries) {
      const bundle = await rolldown({ input: entry, platform: "browser", onwarn: fail });
      await bundle.write({
        file: join(outFolder, basename(entry)),
        format: "es",
        minify: true,
        codeSplitting: false,
      });
      await bundle.close();
    }
  },
  Rollup: async (entries, outFolder) => {
    for (const entry of entries) {
      const bundle = await rollup({
        input: entry,
        plugins: [nodeResolve({ browser: true })],
        onwarn: failUnlessCycle,
      });
      await bundle.write({
        file: join(outFolder, basename(entry)),
        format: "es",
        inlineDynamicImports: true,
      });
      await bundle.close();
    }
  },
  Vite: async (entries, outFolder) => {
    for (const entry of entries) {
      await vite({
        root: dirname(entry),
        configFile: false,
        logLevel: "error",
        build: {
          outDir: outFolder,
          emptyOutDir: false,
          target: "esnext",
          rolldownOptions: { input: entry, output: { entryFileNames: basename(entry) } },
        },
      });
    }
  },
  webpack: (entries, outFolder) =>
    new Promise((resolve, reject) => {
      const entry = Object.fromEntries(entries.map((file) => [basename(file), file]));
      const output = {
        path: outFolder,
        filename: "[name]",
        module: true,
        chunkFormat: "module",
      } as const;
      const experiments = { outputModule: true };
      webpack({ mode: "production", target: "web", entry, output, experiments }, (error, stats) => {
        if (error || stats?.hasErrors() || stats?.hasWarnings())
          reject(error ?? new Error(stats?.toString()));
        else resolve();
      });
    }),
};

/** The code of a bundle, minified: not every bundler does that by itself. */
export async function minifiedCode(bundle: string): Promise<string> {
  const { code } = await esbuild.transform(readFileSync(bundle, "utf8"), { format: "esm", minify: true });
  return code;
}

/** The gzipped size of a bundle in bytes, minified. */
export const minifiedSize = async (bundle: string): Promise<number> =>
  gzipSync(await minifiedCode(bundle)).length;

/** Rollup warns of the cycles within MessageFormat. */
function failUnlessCycle(warning: RollupLog): void {
  const isCycle =
    warning.code === "CIRCULAR_DEPENDENCY" && warning.ids?.every((id) => /[\\/]messageformat[\\/]/.test(id));
  if (!isCycle) fail(warning);
}

function fail(warning: { readonly message: string }): never {
  throw new Error(warning.message);
}

/** Whether a bundle contains XState: minifiers keep the name of the initial event of its actors. */
export const hasXState = (bundle: string): boolean => readFileSync(bundle, "utf8").includes("xstate.init");
