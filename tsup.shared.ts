import { readFileSync } from "node:fs";
import { defineConfig } from "tsup";

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

/** How every library here is built: ESM with declarations, one entry per subpath of its `exports`. */
export const library = (...entry: readonly string[]): Config =>
  defineConfig({
    entry: [...entry],
    format: "esm",
    platform: "neutral",
    // types of other packages come from their declarations, which are built first
    dts: { compilerOptions: { customConditions: ["types"] } },
    sourcemap: true,
    clean: true,
    esbuildPlugins: [versionAlone],
  });
