/**
 * The first stage of `pnpm start`: the home page, the lessons, the play pages and the page of stored matches, built in a fraction of the
 * time of the whole site and served while the rest is built.
 */
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { VitePlugin } from "../registry/game-modules.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

const stage = process.env["SITE_STAGE"];

/** Whether this build is the first stage only; the stage `games`, for tests, includes the rulebooks. */
export const isPlayStage: boolean = stage === "play" || stage === "games";

/** Whether this build has rulebooks. */
export const hasRulebooks: boolean = stage !== "play";

/** The output folders of the first stage, separate from those of the site. */
export const PLAY_STAGE_FOLDERS = {
  outDir: `./.astro/${stage}`,
  cacheDir: `./node_modules/.astro-${stage}`,
} as const;

const PLAY_STAGE_PAGES =
  /\/src\/pages\/(\[\.\.\.locale\]\/)?(play\/|matches\/|learn\/|replays\/|icons\/|manifest)/;

/** Removes the paths of pages of the second stage, so that they are neither bundled nor rendered. */
export const onlyPlayPages: VitePlugin = {
  name: "only-play-pages",
  enforce: "pre",
  load: {
    filter: { id: /\/src\/pages\/.*\[.*\.(astro|ts)$/ },
    handler(id) {
      if (PLAY_STAGE_PAGES.test(id)) return undefined;
      const code = "export const getStaticPaths = () => [];";
      return id.endsWith(".astro") ? `---\n${code}\n---\n` : code;
    },
  },
};

type Item = Sidebar[number];
type Group = Extract<Item, { readonly items: unknown }>;

/** Whether a sidebar item is a group that lists pages by id. */
const listsPages = (item: Item): item is Group =>
  typeof item === "object" && "items" in item && item.items.some((one) => typeof one === "string");

/** Replaces sidebar groups whose labels come from pages of the second stage with single links. */
export const playStageSidebar = (sidebar: Sidebar): Sidebar => [
  ...sidebar.map((item) =>
    listsPages(item)
      ? { label: item.label, translations: item.translations ?? {}, link: "/guides/first-game/" }
      : item,
  ),
  { label: "API", link: "/api/modules/" },
];
