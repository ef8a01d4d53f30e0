import { defineConfig } from "tsup";

// nothing but a program: no declarations, and the chunks of the subcommands load when they are called
export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  platform: "node",
  target: "node20",
  splitting: true,
  sourcemap: true,
  clean: true,
});
