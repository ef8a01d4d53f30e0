import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { MessageGroup, WordsFile } from "@serpentarium/core/words";
import { readWords } from "@serpentarium/core/words/node";
import { isNode, LineCounter, parseDocument } from "yaml";

/** A file of words, and the folder of its package; without one, words that a plugin brings. */
export interface WordsSource {
  readonly words: WordsFile;
  readonly folder?: string;
}

/** Returns the path of a folder. */
export const toPath = (folder: string | URL): string =>
  typeof folder === "string" ? resolve(folder) : fileURLToPath(folder);

/** Reads the words of a package in a language, and after them in that of its author. */
export const sourcesIn = (folder: string, language: string, source: string): readonly WordsSource[] =>
  readWords(folder, language, source).map((words) => ({ words, folder }));

/** Returns the folder of a package on which another one depends; undefined where it is not installed. */
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

/** Returns the folders of the games on which that of a variant depends: its base, and the base of that one. */
export function baseFolders(folder: string): readonly string[] {
  const { dependencies, peerDependencies } = readManifest(folder);
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return names.flatMap((name) => {
    const found = dependencyFolder(name, folder);
    return found && readManifest(found).serpentarium ? [found, ...baseFolders(found)] : [];
  });
}

/** The folder of core. */
export const CORE =
  dependencyFolder("@serpentarium/core", fileURLToPath(new URL("..", import.meta.url))) ?? "";

/** Returns the keys that lead to a message; undefined where there is none with this id. */
function keysOf(group: MessageGroup, id: string): readonly string[] | undefined {
  for (const [key, value] of Object.entries(group)) {
    if (key === id) return [key];
    if (typeof value === "string" || !id.startsWith(`${key}.`)) continue;
    const rest = keysOf(value, id.slice(key.length + 1));
    if (rest) return [key, ...rest];
  }
  return undefined;
}

/** Names the place of a message, such as `words/fr.json:12`; of one that is missing, the words in which it should be. */
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
