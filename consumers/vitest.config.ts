import { mergeConfig, type ViteUserConfig } from "vitest/config";
import shared from "../vitest.shared.ts";

const config: ViteUserConfig = mergeConfig(shared, {
  // installing, building and testing whole packages is slow on a busy machine
  test: { globalSetup: "test/setup.ts", testTimeout: 1_200_000, hookTimeout: 1_200_000 },
});
export default config;
