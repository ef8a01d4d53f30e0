import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createSetup, type ResolvedSetup, resolveSetup, type SetupInput } from "@serpentarium/lab";
import { toUsageError } from "../command-error.ts";
import type { LoadedPlugin } from "../loaded-plugin.ts";
import { resolveEntry } from "../locate.ts";

/** The specifier from which threads import a plugin: the URL of its module, or its package name if there is no such path. */
export const moduleSpecifier = ({ path }: LoadedPlugin): string =>
  existsSync(path) ? pathToFileURL(resolveEntry(path)).href : path;

/** Checks and opens a requested setup. @throws CommandError usage error */
export function prepareSetup(source: LoadedPlugin, input: SetupInput): ResolvedSetup {
  const { plugin } = source;
  const setup = createSetup(plugin.game, moduleSpecifier(source), input);
  if (!setup.ok) throw toUsageError(setup.error);
  const opened = resolveSetup(plugin, setup.value);
  if (!opened.ok) throw toUsageError(opened.error);
  return opened.value;
}
