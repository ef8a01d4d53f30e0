import { mergeConfig, type ViteUserConfig } from "vitest/config";
import shared, { transformedByVite } from "../../vitest.shared.ts";

const config: ViteUserConfig = mergeConfig(mergeConfig(shared, transformedByVite), {
  // the browser tests cover the site
  test: { coverage: { enabled: false } },
});
export default config;
