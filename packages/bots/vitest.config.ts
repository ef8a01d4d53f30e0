import { mergeConfig, type ViteUserConfig } from "vitest/config";
import shared from "../../vitest.shared.ts";

// bots that a test leaves thinking end with its file
const config: ViteUserConfig = mergeConfig(shared, { test: { isolate: true } });
export default config;
