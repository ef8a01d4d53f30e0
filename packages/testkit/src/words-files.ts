import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { MessageGroup, WordsFile } from "@serpentarium/core/words";
import { readWords } from "@serpentarium/core/words/node";
import { isNode, LineCounter, parseDocument } from "yaml";

/** A file of words, and the folder of its package; without one, words inside a plugin. */
export interface WordsSource {
  readonly words: WordsFile;
  readonly folder?: string;
}

export const toPath = (folder: string | URL): string =>
  typeof folder === "string" ? resolve(folder) : fileURLToPath(folder);

/** Reads the words of a package in a language, followed by those in its author's. */
export const sourcesIn = (folder: string, language: string, source: string): readonly WordsSource[] =>
  readWords(folder, language, source).map((words) => ({ words, folder }));

/** Returns the folder of a dependency of a package; undefined if it is not installed. */
function dependencyFolder(name: string, folder: string): string | undefined {
  const roots = createRequire(join(folder, "package.json")).resolve.paths(name) ?? [];
  return roots.map((root) => join(root, name)).find((path) => existsSync(join(path, "package.json")));
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Present in the package of a game. */
  readonly serpentarium?: unknown;
}

function readManifest(folder: string): Manifest {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Returns the folders of the games on which that of a variant depends: its base, the base of that one, and so on. */
export function baseFolders(folder: string): readonly string[] {
  const { dependencies, peerDependencies } = readManifest(folder);
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return names.flatMap((name) => {
    const found = dependencyFolder(name, folder);
    return found && readManifest(found).serpentarium ? [found, ...baseFolders(found)] : [];
  });
}

export const CORE =
  dependencyFolder("@serpentarium/core", fileURLToPath(new URL("..", import.meta.url))) ?? "";

/** Returns the keys that lead to a message; undefined for an unknown id. */
function keysOf(group: MessageGroup, id: string): readonly string[] | undefined {
  for (const [key, value] of Object.entries(group)) {
    if (key === id) return [key];
    if (typeof value === "string" || !id.startsWith(`${key}.`)) continue;
    const rest = keysOf(value, id.slice(key.length + 1));
    if (rest) return [key, ...rest];
  }
  return undefined;
}

/** Names the place of a message, such as `words/fr.json:12`; of a missing one, the words that should contain it. */
export function placeOf({ words, folder }: WordsSource, id: string): string {
  const { language } = words;
  const keys = keysOf(words, id);
  const names = folder === undefined ? [] : readdirSync(join(folder, "words")).sort();
  for (const name of names.filter((one) => one.toLowerCase().startsWith(`${language.toLowerCase()}.`))) {
    const file = join(folder ?? "", "words", name);
    const lineCounter = new LineCounter();
    const node: unknown =
      keys && parseDocument(readFileSync(file, "utf8"), { lineCounter }).getIn(keys, true);
    const range = isNode(node) ? node.range : undefined;
    if (range) return `${relative(process.cwd(), file)}:${lineCounter.linePos(range[0]).line}`;
  }
  return `the words in ${language}`;
}
