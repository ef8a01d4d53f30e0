/**
 * The process in which a plugin is inspected: apart from the server, so that code which never comes to an end, or ends
 * the process, does no harm.
 */
import { inspect, type Scope } from "./inspect/inspect.ts";
import type { PluginPackage } from "./plugin-package.ts";

/** What the process is asked. */
export interface Order {
  readonly home: PluginPackage;
  readonly scope: Scope;
}

process.once("message", async ({ home, scope }: Order) => {
  await inspect(home, scope, (finding) => process.send?.(finding));
});
