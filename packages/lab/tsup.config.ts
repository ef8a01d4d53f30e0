import { defineConfig } from "tsup";
import { declarations, wordsEntries } from "../../tsup.shared.ts";

// the library, the scripts of its worker threads, and the pages and the queue, which need additional packages
export default defineConfig({
  entry: {
    index: "src/index.ts",
    worker: "src/worker.ts",
    html: "src/html.ts",
    ladder: "src/ladder/index.ts",
    openings: "src/openings/index.ts",
    queue: "src/queue/index.ts",
    train: "src/train/index.ts",
    "train-worker": "src/train/worker.ts",
    ...wordsEntries(),
  },
  format: "esm",
  platform: "node",
  target: "node20",
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: declarations(
    "src/index.ts",
    "src/html.ts",
    "src/ladder/index.ts",
    "src/openings/index.ts",
    "src/queue/index.ts",
    "src/train/index.ts",
  ),
});
