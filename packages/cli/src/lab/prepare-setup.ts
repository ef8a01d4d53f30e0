import { createSetup, type ResolvedSetup, resolveSetup, type SetupInput } from "@serpentarium/lab";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { toUsageError } from "../command-error.ts";

/** Checks and opens a requested setup. @throws CommandError usage error */
export function prepareSetup(source: LoadedPlugin, input: SetupInput): ResolvedSetup {
  const { plugin, url } = source;
  const setup = createSetup(plugin.game, url, input);
  if (!setup.ok) throw toUsageError(setup.error);
  const opened = resolveSetup(plugin, setup.value);
  if (!opened.ok) throw toUsageError(opened.error);
  return opened.value;
}
