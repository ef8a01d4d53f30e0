import { mergeConfig, type ViteUserConfig } from "vitest/config";
import shared, { transformedByVite } from "../vitest.shared.ts";

const config: ViteUserConfig = mergeConfig(mergeConfig(shared, transformedByVite), {
  // installing, building and testing whole packages is slow on a busy machine
  test: { globalSetup: "test/setup.ts", testTimeout: 1_200_000, hookTimeout: 1_200_000 },
});
export default config;
