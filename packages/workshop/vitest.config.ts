import { mergeConfig } from "vitest/config";
import shared from "../../vitest.shared.ts";

// the plugins that are inspected import the packages of this workspace by themselves
export default mergeConfig(shared, {
  test: { execArgv: ["--conditions=@serpentarium/source"] },
});
