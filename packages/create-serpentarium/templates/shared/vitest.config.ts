import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // a busy machine is slow, not wrong
    testTimeout: 60_000,
  },
});
