import { defineConfig } from "tsup";

// the library, the script of its worker threads beside it, and the queue, which needs packages of its own
export default defineConfig({
  entry: { index: "src/index.ts", worker: "src/worker.ts", queue: "src/queue/index.ts" },
  format: "esm",
  platform: "node",
  target: "node20",
  dts: { entry: { index: "src/index.ts", queue: "src/queue/index.ts" } },
  splitting: true,
  sourcemap: true,
  clean: true,
});
