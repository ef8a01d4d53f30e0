/**
 * `modulepreload` links: a page that names all modules of its scripts loads them in one round trip, instead of one for each module that
 * imports the next.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { withBase, withoutBase } from "../links/links.ts";
import type { VitePlugin } from "../registry/game-modules.ts";

/** A script that the build writes. */
export interface Chunk {
  readonly fileName: string;
  /** The file names of the chunks that it imports at once. */
  readonly imports: readonly string[];
  /** The ids of its modules. */
  readonly moduleIds: readonly string[];
}

/** What the script of an element imports as soon as it runs. */
interface ElementImports {
  readonly module: string;
  /** The kind of the module with the game. */
  readonly game: "game" | "lesson";
  /** The names of the words beside those of the game. */
  readonly words: readonly string[];
}

const ELEMENT_IMPORTS: Readonly<Record<string, ElementImports>> = {
  "serpent-play": {
    module: "/packages/play/src/page/index.ts",
    game: "game",
    words: ["platform-table", "play-play"],
  },
  "serpent-lesson": {
    module: "/packages/play/src/lesson/index.ts",
    game: "lesson",
    words: ["platform-table", "play-lesson-page"],
  },
  "serpent-puzzles": {
    module: "/packages/play/src/puzzle/index.ts",
    game: "game",
    words: ["platform-table", "play-puzzles"],
  },
};

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The ends of the ids of the modules that the elements of a page import. */
function importedModules(html: string): ((id: string) => boolean)[] {
  return [...html.matchAll(/<(serpent-(?:play|lesson|puzzles))\b[^>]*>/g)].flatMap(([tag, name = ""]) => {
    const imports = ELEMENT_IMPORTS[name];
    if (!imports) return [];
    const [game, language] = [attributeOf(tag, "data-game"), attributeOf(tag, "data-language")];
    const words = [game, ...(imports.game === "lesson" ? [`${game}-teaching`] : []), ...imports.words];
    return [
      (id) => id.endsWith(imports.module),
      (id) => id.startsWith(`\0virtual:${imports.game}/${game}@`),
      ...words.map((each) => (id: string) => id === `\0virtual:words/${each}@${language}`),
      // the picture of a board with panels has them, too
      ...(html.includes("data-panel=") ? [(id: string) => id.endsWith("/packages/board/src/panels.ts")] : []),
    ];
  });
}

/** The file names of the scripts that a page needs before its first event, in any order; empty for pages without such elements. */
export function neededChunks(html: string, chunks: readonly Chunk[], base = "/"): readonly string[] {
  const modules = importedModules(html);
  if (modules.length === 0) return [];
  const scripts = Array.from(html.matchAll(/<script type="module" src="([^"]+)"/g), ([, src = ""]) =>
    withoutBase(src, base).replace(/^\//, ""),
  );
  const first = chunks.filter(
    ({ fileName, moduleIds }) =>
      scripts.includes(fileName) || modules.some((isImported) => moduleIds.some(isImported)),
  );
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || needed.has(chunk.fileName)) return;
    needed.add(chunk.fileName);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of first) add(chunk);
  return [...needed];
}

/** Adds the links to a page. */
export function withPreloads(html: string, chunks: readonly Chunk[], base = "/"): string {
  const links = neededChunks(html, chunks, base).map(
    (name) => `<link rel="modulepreload" href="${withBase(`/${name}`, base)}">`,
  );
  return html.replace("</head>", `${links.join("")}</head>`);
}

let written: readonly Chunk[] = [];

/** A Vite plugin that remembers the scripts of the site. */
export const rememberChunks: VitePlugin = {
  name: "remember-chunks",
  apply: "build",
  generateBundle(_, bundle) {
    if (this.environment.name === "client")
      written = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file : []));
  },
};

/** Adds the links to every page of the built site. */
export const modulePreloads = (base: string): AstroIntegration => ({
  name: "module-preloads",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync("**/{learn,play,puzzles}/**/*.html", { cwd: folder })) {
        const path = join(folder, file);
        writeFileSync(path, withPreloads(readFileSync(path, "utf8"), written, base));
      }
    },
  },
});
