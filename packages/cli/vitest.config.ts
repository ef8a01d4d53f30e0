import { mergeConfig } from "vitest/config";
import shared from "../../vitest.shared.ts";

// the threads of the lab read the sources of the workspace too
export default mergeConfig(shared, { test: { execArgv: ["--conditions=@serpentarium/source"] } });
