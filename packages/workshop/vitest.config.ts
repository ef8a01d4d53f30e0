import { mergeConfig } from "vitest/config";
import shared from "../../vitest.shared.ts";

// inspected plugins import the packages of this workspace from source
export default mergeConfig(shared, {
  test: { execArgv: ["--conditions=@serpentarium/source"] },
});
