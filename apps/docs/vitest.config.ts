import { mergeConfig, type ViteUserConfig } from "vitest/config";
import shared from "../../vitest.shared.ts";

const config: ViteUserConfig = mergeConfig(shared, {
  // plugins are found and loaded by Node; what covers the site are the browser tests
  test: { execArgv: ["--conditions=@serpentarium/source"], coverage: { enabled: false } },
});
export default config;
