import { defineConfig } from "tsup";

// a program, whose subcommands load in chunks when they are called, and the library of how it finds games
export default defineConfig({
  entry: { main: "src/main.ts", discover: "src/library.ts" },
  format: "esm",
  platform: "node",
  target: "node20",
  dts: { entry: { discover: "src/library.ts" } },
  splitting: true,
  sourcemap: true,
  clean: true,
});
