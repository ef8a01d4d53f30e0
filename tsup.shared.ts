import { defineConfig } from "tsup";

type Config = ReturnType<typeof defineConfig>;

/** How every library here is built: ESM with declarations, one entry per subpath of its `exports`. */
export const library = (...entry: readonly string[]): Config =>
  defineConfig({
    entry: [...entry],
    format: "esm",
    platform: "neutral",
    dts: true,
    sourcemap: true,
    clean: true,
  });
