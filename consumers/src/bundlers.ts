import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { rollup } from "rollup";
import { build as vite } from "vite";
import webpack from "webpack";

/** Bundles a program into one file for browsers and Node, with the default settings of a bundler. */
export type Bundler = (entry: string, out: string) => Promise<void>;

/** The tested bundlers. */
export const BUNDLERS: Readonly<Record<string, Bundler>> = {
  esbuild: async (entry, out) => {
    await esbuild.build({
      entryPoints: [entry],
      outfile: out,
      bundle: true,
      format: "esm",
      minify: true,
      logLevel: "error",
    });
  },
  Rollup: async (entry, out) => {
    const bundle = await rollup({ input: entry, plugins: [nodeResolve({ browser: true })], onwarn: fail });
    await bundle.write({ file: out, format: "es", inlineDynamicImports: true });
    await bundle.close();
  },
  Vite: async (entry, out) => {
    await vite({
      root: dirname(entry),
      configFile: false,
      logLevel: "error",
      build: {
        outDir: dirname(out),
        emptyOutDir: false,
        target: "esnext",
        rolldownOptions: { input: entry, output: { entryFileNames: basename(out) } },
      },
    });
  },
  webpack: (entry, out) =>
    new Promise((resolve, reject) => {
      const output = {
        path: dirname(out),
        filename: basename(out),
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

function fail(warning: { readonly message: string }): never {
  throw new Error(warning.message);
}

/** Whether a bundle contains XState: minifiers keep the name of the initial event of its actors. */
export const hasXState = (bundle: string): boolean => readFileSync(bundle, "utf8").includes("xstate.init");

/** The path of the bundle of a program. */
export const bundleOf = (entry: string, bundler: string): string =>
  join(dirname(entry), `out-${bundler}`, basename(entry));
