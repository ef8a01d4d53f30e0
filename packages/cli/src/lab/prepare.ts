import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createSetup, type OpenSetup, openSetup, type Wishes } from "@serpentarium/lab";
import { misused } from "../command-error.ts";
import { entryOf } from "../locate.ts";
import type { PluginSource } from "../plugin-source.ts";

/** Where threads import a plugin from: its module, or the package where that cannot be told. */
export const moduleOf = ({ path }: PluginSource): string =>
  existsSync(path) ? pathToFileURL(entryOf(path)).href : path;

/** What is to be played, ready to play. @throws CommandError wrong use */
export function prepare(source: PluginSource, wishes: Wishes): OpenSetup {
  const { plugin } = source;
  const setup = createSetup(plugin.game, moduleOf(source), wishes);
  if (!setup.ok) throw misused(setup.error);
  const opened = openSetup(plugin, setup.value);
  if (!opened.ok) throw misused(opened.error);
  return opened.value;
}
