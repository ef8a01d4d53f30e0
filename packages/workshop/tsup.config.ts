import { defineConfig } from "tsup";
import { declarations, wordsEntries } from "../../tsup.shared.ts";

const common = { format: "esm", splitting: true, sourcemap: true, clean: true } as const;

export default defineConfig([
  {
    ...common,
    entry: ["src/main.ts", "src/index.ts", "src/inspector.ts"],
    outDir: "dist/server",
    platform: "node",
    target: "node20",
    onSuccess: declarations("src/index.ts"),
  },
  // the page: Vite resolves its imports when it serves the page
  {
    ...common,
    entry: ["src/page/main.tsx", "src/page/live.tsx", "src/page/games.tsx"],
    outDir: "dist/page",
    platform: "browser",
    target: "es2022",
    external: [/^virtual:/],
  },
  // each language in a file of its own
  { ...common, entry: wordsEntries(), outDir: "dist", clean: ["dist/words"] },
]);
