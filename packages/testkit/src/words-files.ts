import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { MessageGroup, WordsFile } from "@serpentarium/core/words";
import { isNode, LineCounter, parseDocument } from "yaml";

/** The words of a package in one language. */
export interface WordsSource {
  readonly words: WordsFile;
  /** The file that has them, its path relative to the current folder; undefined for words that a plugin brings. */
  readonly file?: { readonly path: string; readonly text: string };
}

/** Returns the path of a folder. */
export const toPath = (folder: string | URL): string =>
  typeof folder === "string" ? resolve(folder) : fileURLToPath(folder);

function readFile(path: string): WordsSource {
  const text = readFileSync(path, "utf8");
  try {
    return { words: JSON.parse(text), file: { path: relative(process.cwd(), path), text } };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads the words of a package: all files of its folder `words`, those that teach last.
 *
 * @param folder - the folder of the package
 * @throws Error where a file is not JSON
 */
export function readWords(folder: string | URL): readonly WordsSource[] {
  const words = join(toPath(folder), "words");
  if (!existsSync(words)) return [];
  const files = readdirSync(words).filter((name) => name.endsWith(".json"));
  const partsOf = (name: string): number => name.split(".").length;
  return files.toSorted((a, b) => partsOf(a) - partsOf(b)).map((name) => readFile(join(words, name)));
}

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
export function baseFolders(folder: string | URL): readonly string[] {
  const path = toPath(folder);
  const { dependencies, peerDependencies } = readManifest(path);
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return names.flatMap((name) => {
    const found = dependencyFolder(name, path);
    return found && readManifest(found).serpentarium ? [found, ...baseFolders(found)] : [];
  });
}

const KIT = fileURLToPath(new URL("..", import.meta.url));

/** The words of core in all its languages. */
export const CORE_WORDS: readonly WordsSource[] = readWords(
  dependencyFolder("@serpentarium/core", KIT) ?? "",
);

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

/** Names the place of a message in its file, such as `words/fr.json:12`. */
export function placeOf({ words, file }: WordsSource, id: string): string {
  if (!file) return `the words in ${words.language}`;
  const lineCounter = new LineCounter();
  const node: unknown = parseDocument(file.text, { lineCounter }).getIn(keysOf(words, id) ?? [], true);
  const range = isNode(node) ? node.range : undefined;
  return range ? `${file.path}:${lineCounter.linePos(range[0]).line}` : file.path;
}
