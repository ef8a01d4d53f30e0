import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Message, Words, WordsFile } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { languagesIn, readWords } from "@serpentarium/core/words/node";
import { declaresPlugin, discoverGame, enclosingPackage, type LoadedPlugin } from "@serpentarium/plugins";
import { notify } from "./notices.ts";
import { loadOrThrow } from "./plugins.ts";

/** The packages whose words the program shows in addition to its own; not all are installed. */
const PACKAGES = [
  "plugins",
  "testkit",
  "workshop",
  "lab",
  "live",
  "puzzles",
  "bots",
  "board",
  "print",
  "core",
];

const OWN_FOLDER = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);

function installedFolder(name: string): readonly string[] {
  try {
    return [dirname(require.resolve(`@serpentarium/${name}/package.json`))];
  } catch {
    return [];
  }
}

/** Memoizes a function of one text. */
function once<T extends object>(create: (text: string) => T): (text: string) => T {
  const created = new Map<string, T>();
  return (text) => {
    const value = created.get(text) ?? create(text);
    created.set(text, value);
    return value;
  };
}

const programFiles = once((language): readonly WordsFile[] =>
  [OWN_FOLDER, ...PACKAGES.flatMap(installedFolder)].flatMap((folder) => readWords(folder, language)),
);

/** The words of the program in a language, without those of games. */
export const programWords = once((language) => createWords(language, ...programFiles(language)));

/** The folder of the package that contains a plugin; undefined for a single module. */
export function packageFolder({ plugin, path }: LoadedPlugin): string | undefined {
  const { folder, manifest } = enclosingPackage(path) ?? {};
  const field = manifest?.ok ? manifest.value.plugin : undefined;
  return folder === path || declaresPlugin(field, plugin) ? folder : undefined;
}

/** The base of a variant, from the packages on which the variant depends. */
export async function findBase(source: LoadedPlugin): Promise<LoadedPlugin | undefined> {
  const [folder, id] = [packageFolder(source), source.plugin.game.variantOf?.id];
  if (folder === undefined || id === undefined) return undefined;
  const found = discoverGame(id, folder);
  return found && loadOrThrow(found);
}

/** Reads the words in the folder of a game; warns about invalid files. */
function readFolder(source: LoadedPlugin, language: string): readonly WordsFile[] {
  const folder = packageFolder(source);
  if (folder === undefined) return [];
  try {
    return readWords(folder, language, source.plugin.words[0]?.language);
  } catch (error) {
    notify({ id: "cli.plugins.no-words", data: { problem: error instanceof Error ? error.message : "" } });
    return [];
  }
}

async function gameFiles(source: LoadedPlugin, language: string): Promise<readonly WordsFile[]> {
  const base = await findBase(source);
  return [...readFolder(source, language), ...(base ? await gameFiles(base, language) : [])];
}

async function readGameWords(source: LoadedPlugin, language: string): Promise<Words> {
  const files = await gameFiles(source, language);
  return createWords(language, ...files, ...source.plugin.words, ...programFiles(language));
}

const read = new WeakMap<LoadedPlugin, (language: string) => Promise<Words>>();

/**
 * The words of a game in a language, in the order of preference: those in the folders of its package and of its base, those in the plugin,
 * and those of the program.
 */
export function gameWords(source: LoadedPlugin, language: string): Promise<Words> {
  const words = read.get(source) ?? once((one) => readGameWords(source, one));
  read.set(source, words);
  return words(language);
}

/** The languages in which the program or one of the games has words, in alphabetical order. */
export function knownLanguages(sources: readonly LoadedPlugin[] = []): readonly string[] {
  const folders = sources.map(packageFolder).filter((folder) => folder !== undefined);
  return [...new Set([OWN_FOLDER, ...folders].flatMap(languagesIn))].sort();
}

/** A text in each language of the program, for data read by programs. */
export const textInEachLanguage = (message: Message): Readonly<Record<string, string>> =>
  Object.fromEntries(knownLanguages().map((language) => [language, programWords(language).format(message)]));

/** A text with words of a game, in each language of the program. */
export async function gameTextInEachLanguage(
  source: LoadedPlugin,
  message: Message,
): Promise<Readonly<Record<string, string>>> {
  const texts = knownLanguages().map(
    async (language) => [language, (await gameWords(source, language)).format(message)] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
