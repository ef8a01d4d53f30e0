import { mergeConfig, type ViteUserConfig } from "vitest/config";
import shared from "../../vitest.shared.ts";

const config: ViteUserConfig = mergeConfig(shared, {
  // Node finds and loads the plugins; the browser tests cover the site
  test: { execArgv: ["--conditions=@serpentarium/source"], coverage: { enabled: false } },
});
export default config;
