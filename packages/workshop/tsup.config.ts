import { defineConfig } from "tsup";

const common = { format: "esm", splitting: true, sourcemap: true, clean: true } as const;

export default defineConfig([
  {
    ...common,
    entry: ["src/main.ts", "src/inspector.ts"],
    outDir: "dist/server",
    platform: "node",
    target: "node20",
  },
  // the page: Vite resolves its imports when it serves the page
  {
    ...common,
    entry: ["src/page/main.tsx"],
    outDir: "dist/page",
    platform: "browser",
    target: "es2022",
    external: [/^virtual:/],
  },
]);
