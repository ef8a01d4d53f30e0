import { defineConfig } from "tsup";

// nothing but a program; build/templates.ts puts the templates beside it
export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: true,
  clean: true,
});
