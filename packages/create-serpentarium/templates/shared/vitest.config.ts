import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // long enough for a busy machine
    testTimeout: 60_000,
  },
});
