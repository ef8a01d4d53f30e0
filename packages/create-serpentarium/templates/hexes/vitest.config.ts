import { mergeConfig } from "vitest/config";
import workspace from "../../../../vitest.shared.ts";
import written from "../shared/vitest.config.ts";

export default mergeConfig(workspace, written);
