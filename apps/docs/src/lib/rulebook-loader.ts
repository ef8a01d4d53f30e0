import { pathToFileURL } from "node:url";
import { glob, type Loader } from "astro/loaders";
import { slug } from "github-slugger";
import { rulebookFolders } from "./at-build.ts";
import { isPlayStage } from "./play-stage.ts";

const LANGUAGES = { en: "", fr: "fr/" } as const;

/** The ids of the pages of a rulebook. */
const bookIds = (game: string): string[] => Object.values(LANGUAGES).map((path) => `${path}games/${game}`);

/** A loader to which nothing but some entries exists: it would delete what others have loaded. */
const only = (loader: Loader, isMine: (id: string) => boolean): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      store: { ...context.store, keys: () => context.store.keys().filter(isMine) },
    }),
});

/** The rulebook of a game, from wherever its package lies. */
const bookLoader = (game: string, folder: string): Loader => {
  const loader = glob({
    base: pathToFileURL(`${folder}/`),
    pattern: "{en,fr}.mdx",
    generateId: ({ entry }) => `${entry === "fr.mdx" ? LANGUAGES.fr : LANGUAGES.en}games/${game}`,
  });
  return only(loader, (id) => bookIds(game).includes(id));
};

/** The pages of the site itself, with the ids that `docsLoader()` would give. */
const ownLoader = (isBook: (id: string) => boolean): Loader => {
  const idOf = (entry: string): string =>
    entry
      .replace(/\.mdx?$/, "")
      .split("/")
      .map((segment) => slug(segment))
      .join("/")
      .replace(/(.)\/index$/, "$1");
  const loader = glob({
    base: "src/content/docs",
    pattern: isPlayStage ? "{,fr/}index.mdx" : "**/[^_]*.{md,mdx}",
    generateId: ({ entry }) => idOf(entry),
  });
  return only(loader, (id) => !isBook(id));
};

/** The pages of the site, and `[fr/]games/<game>` for the rulebooks kept in the packages of its games. */
export function pagesAndRulebooks(): Loader {
  const books = Object.entries(rulebookFolders);
  const ids = new Set(books.flatMap(([game]) => bookIds(game)));
  const loaders = [
    ownLoader((id) => ids.has(id)),
    ...(isPlayStage ? [] : books.map(([game, folder]) => bookLoader(game, folder))),
  ];
  return {
    name: "pages-and-rulebooks",
    async load(context) {
      for (const loader of loaders) await loader.load(context);
    },
  };
}
