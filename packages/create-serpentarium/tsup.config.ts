import { defineConfig } from "tsup";

// a program without a library; build/write-templates.ts writes the templates next to it
export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: true,
  clean: true,
});
