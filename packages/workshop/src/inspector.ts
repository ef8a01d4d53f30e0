/**
 * The process that inspects a plugin. It is separate from the server, which thus survives endless loops and `process.exit` in the plugin.
 */
import { type InspectOptions, inspect } from "./inspect/inspect.ts";
import type { PluginPackage } from "./plugin-package.ts";

/** The message that starts an inspection. */
export interface InspectionRequest {
  readonly pluginPackage: PluginPackage;
  readonly options: InspectOptions;
}

process.once("message", async ({ pluginPackage, options }: InspectionRequest) => {
  await inspect(pluginPackage, options, (finding) => process.send?.(finding));
});
