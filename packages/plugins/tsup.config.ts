import { defineConfig } from "tsup";
import { declarations, wordsEntries } from "../../tsup.shared.ts";

// the library, and apart from it the check of core, which programs make before they load core
export default defineConfig({
  entry: { index: "src/index.ts", "core-peer": "src/core-peer.ts", ...wordsEntries() },
  format: "esm",
  platform: "node",
  target: "node20",
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: declarations("src/index.ts", "src/core-peer.ts"),
});
