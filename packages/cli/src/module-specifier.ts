import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import { resolveEntry } from "./locate.ts";

/** The specifier from which threads import a plugin: the URL of its module, or its package name if there is no such path. */
export const moduleSpecifier = ({ path }: LoadedPlugin): string =>
  existsSync(path) ? pathToFileURL(resolveEntry(path)).href : path;
