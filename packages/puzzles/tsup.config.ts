import { defineConfig } from "tsup";
import { declarations, wordsEntries } from "../../tsup.shared.ts";

// the reader, and a chunk for the puzzles of each game
export default defineConfig({
  entry: { index: "src/index.ts", ...wordsEntries() },
  format: "esm",
  platform: "neutral",
  splitting: true,
  sourcemap: false,
  clean: true,
  onSuccess: declarations("src/index.ts"),
});
