import { defineConfig } from "tsup";

// the reader, and a chunk for the puzzles of each game
export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  platform: "neutral",
  dts: { compilerOptions: { customConditions: ["types"] } },
  splitting: true,
  sourcemap: false,
  clean: true,
});
