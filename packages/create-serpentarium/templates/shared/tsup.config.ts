import { defineConfig } from "tsup";

export default defineConfig({
  // with files of their own for game, examples and plugin, so that bundlers leave out the latter two where only the game is imported
  entry: ["src/index.ts", "src/examples.ts", "src/game.ts", "src/plugin.ts"],
  format: "esm",
  platform: "neutral",
  dts: true,
  sourcemap: true,
  clean: true,
});
