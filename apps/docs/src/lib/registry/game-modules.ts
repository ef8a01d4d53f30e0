import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { AstroUserConfig } from "astro";
import {
  compileFiles,
  LOADED_AREAS,
  loadTimeOf,
  PLAY_GROUPS,
  platformFiles,
  siteFiles,
  wordsFilesOf,
} from "../build/config-modules.ts";
import { hasRulebook } from "../rulebook/find-rulebook.ts";
import { encodeWords } from "../words/encoded-words.ts";
import { LANGUAGES, type Language } from "../words/languages.ts";
import type { LoadedArea, LoadTime, PlayGroup } from "../words/words-files.ts";
import type { FoundPlugin, GameRegistry } from "./find-games.ts";

/** A plugin for Astro's version of Vite. */
export type VitePlugin = Extract<
  NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number],
  { readonly name: string }
>;

const toJson = (value: unknown): string => JSON.stringify(value);

/** A module with one part of a plugin, imported by its own name if possible, so that the other part is not bundled. */
const pluginPart = ({ entry, exportNames }: FoundPlugin, part: keyof FoundPlugin["exportNames"]): string => {
  const name = exportNames[part];
  return name === undefined
    ? `import plugin from ${toJson(entry)};\nexport const { ${part} } = plugin;\n`
    : `export { ${name} as ${part} } from ${toJson(entry)};\n`;
};

/** The id of the module with only the game. */
const gameModule = ({ plugin: { game } }: FoundPlugin): string => `virtual:game/${game.id}@${game.version}`;

/** The id of the module with a game and its examples. */
const pluginModule = (found: FoundPlugin): string => gameModule(found).replace("game", "plugin");

const lessonModule = (found: FoundPlugin): string => gameModule(found).replace("game", "lesson");

const idOf = ({ plugin }: FoundPlugin): string => plugin.game.id;

const gameEntries = (games: readonly FoundPlugin[], value: (found: FoundPlugin) => string): string =>
  games.map((found) => `${toJson(idOf(found))}: ${value(found)},\n`).join("");

/** The generated `game-registry.ts`, with static imports instead of a search. */
function registryModule({ games, older }: GameRegistry): string {
  const all = [...games, ...older];
  const imports = all.map(({ entry }, i) => `import plugin${i} from ${toJson(entry)};\n`);
  const lessons = games.flatMap(({ teachingEntry }, i) =>
    teachingEntry === undefined ? [] : `import teaching${i} from ${toJson(teachingEntry)};\n`,
  );
  const listed = all.map(({ name, folder, isPrivate, teachingEntry }, i) => {
    const teaching = teachingEntry === undefined || i >= games.length ? "undefined" : `teaching${i}`;
    return `{ plugin: plugin${i}, teaching: ${teaching}, ...${toJson({ name, folder, isPrivate })} },\n`;
  });
  const [newest, others] = [listed.slice(0, games.length), listed.slice(games.length)];
  return `${imports.join("")}${lessons.join("")}export const gamePackages = [\n${newest.join("")}];\nexport const olderPackages = [\n${others.join("")}];\n`;
}

const importFunction = (module: string): string => `() => import(${toJson(module)})`;

function loadGamesModule({ games, older }: GameRegistry): string {
  const versions = Map.groupBy(older, idOf);
  const listed = [...versions].map(([id, all]) => {
    const each = all.map(
      (one) =>
        `{ version: ${toJson(one.plugin.game.version)}, hasRulebook: ${hasRulebook(one)}, load: ${importFunction(gameModule(one))} }`,
    );
    return `${toJson(id)}: [${each.join(", ")}],\n`;
  });
  return `export const loadGame = {\n${gameEntries(games, (found) => importFunction(gameModule(found)))}};\nexport const olderVersions = {\n${listed.join("")}};\n`;
}

const loadPluginsModule = ({ games }: GameRegistry): string =>
  `export const loadPlugin = {\n${gameEntries(games, (found) => importFunction(pluginModule(found)))}};\n`;

/** The source of each game module, from which the embed scripts are bundled. */
const embedSourcesModule = ({ games }: GameRegistry): string =>
  `export const embedSources = {\n${gameEntries(games, (found) => toJson(pluginPart(found, "game")))}};\n`;

const hasLesson = ({ teachingEntry }: FoundPlugin): boolean => teachingEntry !== undefined;

const loadLessonsModule = ({ games }: GameRegistry): string =>
  `export const loadLesson = {\n${gameEntries(games.filter(hasLesson), (found) => importFunction(lessonModule(found)))}};\n`;

const hasEditor = ({ editorEntry }: FoundPlugin): boolean => editorEntry !== undefined;

/** The id of the module with only the position editor of a game. */
const editorModule = (found: FoundPlugin): string => gameModule(found).replace("game", "editor");

const loadEditorsModule = ({ games }: GameRegistry): string =>
  `export const loadEditor = {\n${gameEntries(games.filter(hasEditor), (found) => importFunction(editorModule(found)))}};\n`;

const hasNetwork = ({ networkEntry }: FoundPlugin): boolean => networkEntry !== undefined;

const loadNetworksModule = ({ games }: GameRegistry): string =>
  `export const loadNetwork = {\n${gameEntries(games.filter(hasNetwork), ({ networkEntry = "" }) => importFunction(networkEntry))}};\n`;

/**
 * The files of words of a game and its base for a reader; older versions are last, because they may have messages that the newest lacks.
 */
function wordsOfGame(
  registry: GameRegistry,
  found: FoundPlugin,
  language: Language,
  part: string,
): readonly string[] {
  const base = registry.games.find((other) => idOf(other) === found.plugin.game.variantOf?.id);
  const own = ({ folder, plugin }: FoundPlugin): readonly string[] =>
    wordsFilesOf(folder, language, part, plugin.words[0]?.language);
  return [
    ...own(found),
    ...registry.older.filter((older) => idOf(older) === idOf(found)).flatMap(own),
    ...(base ? wordsOfGame(registry, base, language, part) : []),
  ];
}

type Compiled = ReturnType<typeof compileFiles>;

/** The messages that are loaded at one of these times. */
const loadedAt = (words: Compiled, ...times: readonly LoadTime[]): Compiled =>
  words.map(({ language, compiled }) => ({
    language,
    compiled: Object.fromEntries(Object.entries(compiled).filter(([id]) => times.includes(loadTimeOf(id)))),
  }));

/** The messages of a group, which is the first part of their ids. */
const inGroup = (words: Compiled, group: string): Compiled =>
  words.map(({ language, compiled }) => ({
    language,
    compiled: Object.fromEntries(Object.entries(compiled).filter(([id]) => id.startsWith(`${group}.`))),
  }));

const wordsModule = (words: Compiled): string => `export default ${toJson(encodeWords(words))};\n`;

/**
 * The modules of words by id, for one language each: words shown at first, late words, and words for teaching and editing. Each id ends
 * with its language, which `offline.ts` uses.
 */
function wordsModules(registry: GameRegistry): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const loaders = (key: string, textFor: (language: Language) => string): string => {
    const entries = LANGUAGES.map((language) => {
      const id = `virtual:words/${key}@${language}`;
      modules.set(id, textFor(language));
      return `${toJson(language)}: ${importFunction(id)}`;
    });
    return `{ ${entries.join(", ")} }`;
  };
  const ofGame = (found: FoundPlugin, language: Language, part = ""): Compiled =>
    compileFiles(wordsOfGame(registry, found, language, part));
  const ofPlatform = (set: "board" | "table" | "rows" | "play", language: Language): Compiled =>
    compileFiles(platformFiles(set, language));
  const ofPlay = (group: PlayGroup, language: Language): Compiled =>
    inGroup(ofPlatform("play", language), group);
  const ofSite = (area: LoadedArea, language: Language): Compiled =>
    compileFiles(siteFiles(language, [area]));
  const entries = <K extends string>(keys: readonly K[], value: (key: K) => string): string =>
    keys.map((key) => `${toJson(key)}: ${value(key)},\n`).join("");

  const games = gameEntries(registry.games, (found) =>
    loaders(idOf(found), (language) => wordsModule(loadedAt(ofGame(found, language), "first", "late"))),
  );
  const platform = entries(["board", "table", "rows"], (set) =>
    loaders(`platform-${set}`, (language) => wordsModule(loadedAt(ofPlatform(set, language), "first"))),
  );
  const play = entries(PLAY_GROUPS, (group) =>
    loaders(`play-${group}`, (language) => wordsModule(loadedAt(ofPlay(group, language), "first"))),
  );
  const site = entries(LOADED_AREAS, (area) =>
    loaders(`site-${area}`, (language) => wordsModule(loadedAt(ofSite(area, language), "first"))),
  );
  const late = {
    table: loaders("late-table", (language) => wordsModule(loadedAt(ofPlatform("table", language), "late"))),
    play: loaders("late-play", (language) => wordsModule(loadedAt(ofPlay("play", language), "late"))),
  };
  const teaching = gameEntries(registry.games, (found) =>
    loaders(`${idOf(found)}-teaching`, (language) => {
      const own = loadedAt(ofGame(found, language), "teaching");
      return wordsModule([...ofGame(found, language, ".teaching"), ...own]);
    }),
  );
  modules.set(
    "virtual:load-words",
    `export const gameWords = {\n${games}};\nexport const platformWords = {\n${platform}};\nexport const playWords = {\n${play}};\nexport const siteWords = {\n${site}};\nexport const lateWords = { table: ${late.table}, play: ${late.play} };\n`,
  );
  modules.set("virtual:load-teaching-words", `export const teachingWords = {\n${teaching}};\n`);
  return modules;
}

/** The source of each generated module by id. */
export function moduleTexts(registry: GameRegistry): ReadonlyMap<string, string> {
  const all = [...registry.games, ...registry.older];
  const plugin = (found: FoundPlugin): string =>
    `export { game } from ${toJson(gameModule(found))};\n${pluginPart(found, "examples")}`;
  const lesson = (found: FoundPlugin): string =>
    `export { game } from ${toJson(gameModule(found))};\nexport { default as teaching } from ${toJson(found.teachingEntry)};\n`;
  return new Map([
    ["#game-registry", registryModule(registry)],
    ["virtual:load-games", loadGamesModule(registry)],
    ["virtual:load-plugins", loadPluginsModule(registry)],
    ["virtual:embed-sources", embedSourcesModule(registry)],
    ["virtual:load-editors", loadEditorsModule(registry)],
    ["virtual:load-lessons", loadLessonsModule(registry)],
    ["virtual:load-networks", loadNetworksModule(registry)],
    ...wordsModules(registry),
    ...registry.games
      .filter(hasEditor)
      .map(
        (found) =>
          [editorModule(found), `export { default as editor } from ${toJson(found.editorEntry)};\n`] as const,
      ),
    ...registry.games.filter(hasLesson).map((found) => [lessonModule(found), lesson(found)] as const),
    ...all.map((found) => [gameModule(found), pluginPart(found, "game")] as const),
    ...all.map((found) => [pluginModule(found), plugin(found)] as const),
  ]);
}

/** Replaces a game's import of its package.json with a module that contains only the version. */
const VERSION_PREFIX = "\0version:";
const versionModule = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `export default { version: ${toJson(version)} };\n`;
};

/**
 * A Vite plugin that generates the modules of the games. For pages: `#game-registry` with all of them. For browsers, lazily loaded:
 * `virtual:load-games` (a game alone), `virtual:load-plugins` (with its examples), `virtual:load-lessons`, `virtual:load-editors`,
 * `virtual:load-networks` (of its bots), `virtual:load-words` and `virtual:load-teaching-words` (of one language).
 */
export function gameModules(registry: GameRegistry): VitePlugin {
  const modules = moduleTexts(registry);
  // entry modules have no side effects, so that unused exports can be dropped
  const entries = new Set<string | undefined>(
    [...registry.games, ...registry.older].flatMap(({ entry, editorEntry, teachingEntry }) => [
      entry,
      editorEntry,
      teachingEntry,
    ]),
  );
  return {
    name: "game-modules",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === "../package.json" && importer) return `${VERSION_PREFIX}${resolve(dirname(importer), "..")}`;
      if (entries.has(id)) return { id, moduleSideEffects: false };
      return modules.has(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(VERSION_PREFIX)) return versionModule(id.slice(VERSION_PREFIX.length));
      return id.startsWith("\0") ? modules.get(id.slice(1)) : undefined;
    },
  };
}
