import { defineConfig } from "vitest/config";

const conditions = ["@serpentarium/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["test/**/*.test.ts"],
    // a busy machine is slow, not wrong
    testTimeout: 60_000,
    // plugins are found and loaded by Node
    execArgv: conditions.map((condition) => `--conditions=${condition}`),
  },
});
