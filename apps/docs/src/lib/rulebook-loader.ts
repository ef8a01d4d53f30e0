import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { glob, type Loader } from "astro/loaders";
import { slug } from "github-slugger";
import { olderRulebooks, rulebookFolders } from "./config-modules.ts";
import { LANGUAGES, type Language, localeOf } from "./languages.ts";
import { hasRulebooks, isPlayStage } from "./play-stage.ts";

/** The id of the page of a rulebook in a language. */
const rulebookId = (path: string, language: Language): string =>
  [localeOf(language) ?? [], "games", path].flat().join("/");

/** The page ids of a rulebook. */
const rulebookIds = (path: string): string[] => LANGUAGES.map((language) => rulebookId(path, language));

/** Restricts a loader to its own entries: it would otherwise delete those of other loaders. */
const restrictStore = (loader: Loader, isMine: (id: string) => boolean): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      store: { ...context.store, keys: () => context.store.keys().filter(isMine) },
    }),
});

/** Adds its version to the title of an older rulebook, and keeps it out of the search. */
const withVersion = (loader: Loader, version: string): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      parseData: ({ data, ...props }) => {
        const { title } = data as { readonly title?: string };
        const extended = { ...data, title: `${title ?? ""} ${version}`, pagefind: false };
        // the same type as the data that was read
        return context.parseData({ ...props, data: extended as typeof data });
      },
    }),
});

/** Loads a rulebook from its package, as the pages at a path below `games/`. */
const rulebookLoader = (path: string, folder: string): Loader => {
  const loader = glob({
    base: pathToFileURL(`${folder}/`),
    pattern: LANGUAGES.map((language) => `${language}.mdx`),
    generateId: ({ entry }) => rulebookId(path, basename(entry, ".mdx")),
  });
  return restrictStore(loader, (id) => rulebookIds(path).includes(id));
};

/** Loads the pages of the site, with the ids that `docsLoader()` would give. */
const siteLoader = (isBook: (id: string) => boolean): Loader => {
  const idOf = (entry: string): string =>
    entry
      .replace(/\.mdx?$/, "")
      .split("/")
      .map((segment) => slug(segment))
      .join("/")
      .replace(/(.)\/index$/, "$1");
  const loader = glob({
    base: "src/content/docs",
    pattern: isPlayStage ? ["index.mdx", "*/index.mdx"] : "**/[^_]*.{md,mdx}",
    generateId: ({ entry }) => idOf(entry),
  });
  return restrictStore(loader, (id) => !isBook(id));
};

/**
 * Loads the pages of the site, and the rulebooks of the game packages as `[fr/]games/<game>`, those of older versions as
 * `[fr/]games/<game>/versions/<version>`.
 */
export function pagesAndRulebooks(): Loader {
  const current = Object.entries(rulebookFolders).map(
    ([game, folder]) => [game, rulebookLoader(game, folder)] as const,
  );
  const older = olderRulebooks.map(({ game, version, folder }) => {
    const path = `${game}/versions/${version}`;
    return [path, withVersion(rulebookLoader(path, folder), version)] as const;
  });
  const books = [...current, ...older];
  const ids = new Set(books.flatMap(([path]) => rulebookIds(path)));
  const loaders = [
    siteLoader((id) => ids.has(id)),
    ...(hasRulebooks ? books.map(([, loader]) => loader) : []),
  ];
  return {
    name: "pages-and-rulebooks",
    async load(context) {
      for (const loader of loaders) await loader.load(context);
    },
  };
}
