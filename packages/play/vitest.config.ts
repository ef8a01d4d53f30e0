import { mergeConfig } from "vitest/config";
import shared, { transformedByVite } from "../../vitest.shared.ts";

export default mergeConfig(shared, transformedByVite);
