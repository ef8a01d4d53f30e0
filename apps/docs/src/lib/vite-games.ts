import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { AstroUserConfig } from "astro";
import type { Found, Shelf } from "./find-games.ts";

/** A plugin of the Vite that Astro brings. */
export type VitePlugin = Extract<
  NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number],
  { readonly name: string }
>;

const text = (value: unknown): string => JSON.stringify(value);

/** A part of a plugin from its package, by itself where it is exported so: then the other part stays out. */
const partOf = ({ entry, exportNames }: Found, part: keyof Found["exportNames"]): string => {
  const name = exportNames[part];
  return name === undefined
    ? `import plugin from ${text(entry)};\nexport const { ${part} } = plugin;\n`
    : `export { ${name} as ${part} } from ${text(entry)};\n`;
};

/** The name of the module that holds nothing but a game. */
const gameModule = ({ plugin: { game } }: Found): string => `virtual:game/${game.id}@${game.version}`;

/** The name of the module that holds a game and its examples. */
const pluginModule = (found: Found): string => gameModule(found).replace("game", "plugin");

/** The name of the module that holds a game and how it is taught. */
const lessonModule = (found: Found): string => gameModule(found).replace("game", "lesson");

const idOf = ({ plugin }: Found): string => plugin.game.id;

const fields = (games: readonly Found[], value: (found: Found) => string): string =>
  games.map((found) => `${text(idOf(found))}: ${value(found)},\n`).join("");

/** The module of `shelf.ts`, with imports in place of a search. */
function shelfModule(games: readonly Found[]): string {
  const imports = games.map(({ entry }, i) => `import plugin${i} from ${text(entry)};\n`);
  const lessons = games.flatMap(({ teachingEntry }, i) =>
    teachingEntry === undefined ? [] : `import teaching${i} from ${text(teachingEntry)};\n`,
  );
  const shelved = games.map(({ name, folder, isPrivate, teachingEntry }, i) => {
    const teaching = teachingEntry === undefined ? "undefined" : `teaching${i}`;
    return `{ plugin: plugin${i}, teaching: ${teaching}, ...${text({ name, folder, isPrivate })} },\n`;
  });
  return `${imports.join("")}${lessons.join("")}export const shelf = [\n${shelved.join("")}];\n`;
}

const loader = (module: string): string => `() => import(${text(module)})`;

function loadGamesModule({ games, older }: Shelf): string {
  const versions = Map.groupBy(older, idOf);
  const listed = [...versions].map(([id, all]) => {
    const each = all.map(
      (one) => `{ version: ${text(one.plugin.game.version)}, load: ${loader(gameModule(one))} }`,
    );
    return `${text(id)}: [${each.join(", ")}],\n`;
  });
  return `export const loadGame = {\n${fields(games, (found) => loader(gameModule(found)))}};\nexport const olderVersions = {\n${listed.join("")}};\n`;
}

const loadPluginsModule = ({ games }: Shelf): string =>
  `export const loadPlugin = {\n${fields(games, (found) => loader(pluginModule(found)))}};\n`;

/** The text of the module of each game, for scripts that are made of it for other pages. */
const embedSourcesModule = ({ games }: Shelf): string =>
  `export const embedSources = {\n${fields(games, (found) => text(partOf(found, "game")))}};\n`;

const isTaught = ({ teachingEntry }: Found): boolean => teachingEntry !== undefined;

const loadLessonsModule = ({ games }: Shelf): string =>
  `export const loadLesson = {\n${fields(games.filter(isTaught), (found) => loader(lessonModule(found)))}};\n`;

const isEdited = ({ editorEntry }: Found): boolean => editorEntry !== undefined;

/** The name of the module that holds nothing but what a game is set up with. */
const editorModule = (found: Found): string => gameModule(found).replace("game", "editor");

const loadEditorsModule = ({ games }: Shelf): string =>
  `export const loadEditor = {\n${fields(games.filter(isEdited), (found) => loader(editorModule(found)))}};\n`;

/** The text of each module by its name. */
export function moduleTexts(shelf: Shelf): ReadonlyMap<string, string> {
  const all = [...shelf.games, ...shelf.older];
  const plugin = (found: Found): string =>
    `export { game } from ${text(gameModule(found))};\n${partOf(found, "examples")}`;
  const lesson = (found: Found): string =>
    `export { game } from ${text(gameModule(found))};\nexport { default as teaching } from ${text(found.teachingEntry)};\n`;
  return new Map([
    ["#shelf", shelfModule(shelf.games)],
    ["virtual:load-games", loadGamesModule(shelf)],
    ["virtual:load-plugins", loadPluginsModule(shelf)],
    ["virtual:embed-sources", embedSourcesModule(shelf)],
    ["virtual:load-editors", loadEditorsModule(shelf)],
    ["virtual:load-lessons", loadLessonsModule(shelf)],
    ...shelf.games
      .filter(isEdited)
      .map(
        (found) =>
          [editorModule(found), `export { default as editor } from ${text(found.editorEntry)};\n`] as const,
      ),
    ...shelf.games.filter(isTaught).map((found) => [lessonModule(found), lesson(found)] as const),
    ...all.map((found) => [gameModule(found), partOf(found, "game")] as const),
    ...all.map((found) => [pluginModule(found), plugin(found)] as const),
  ]);
}

/** Of its package.json a game takes the version alone. */
const VERSION = "\0version:";
const versionModule = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `export default { version: ${text(version)} };\n`;
};

/**
 * The games of the site as modules, written from what was found: `#shelf` with all of them for pages, and for browsers
 * `virtual:load-games`, `virtual:load-plugins`, `virtual:load-lessons` and `virtual:load-editors`, which load one by itself,
 * with its examples, with its lesson, and what it is set up with.
 */
export function gameModules(shelf: Shelf): VitePlugin {
  const modules = moduleTexts(shelf);
  // a plugin is what its module exports: whatever of that is not asked for may go
  const entries = new Set<string | undefined>(
    [...shelf.games, ...shelf.older].flatMap(({ entry, editorEntry, teachingEntry }) => [
      entry,
      editorEntry,
      teachingEntry,
    ]),
  );
  return {
    name: "game-modules",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === "../package.json" && importer) return `${VERSION}${resolve(dirname(importer), "..")}`;
      if (entries.has(id)) return { id, moduleSideEffects: false };
      return modules.has(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(VERSION)) return versionModule(id.slice(VERSION.length));
      return id.startsWith("\0") ? modules.get(id.slice(1)) : undefined;
    },
  };
}
