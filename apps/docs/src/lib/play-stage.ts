/**
 * The first stage of `pnpm start`: the home page, the lessons and the pages to play on, built in a fraction of the time of
 * the whole site, and served while that is built.
 */
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { VitePlugin } from "./vite-games.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** Whether this build is the first stage only. */
export const isPlayStage: boolean = process.env["SITE_STAGE"] === "play";

/** Where the first stage is written, apart from the site. */
export const PLAY_STAGE_FOLDERS = {
  outDir: "./.astro/play",
  cacheDir: "./node_modules/.astro-play",
} as const;

const KEPT = /\/src\/pages\/(\[\.\.\.locale\]\/)?(play\/|learn\/|icons\/|manifest)/;

/** Leaves the pages of the second stage without paths, so that nothing of them is bundled or rendered. */
export const onlyPlayPages: VitePlugin = {
  name: "only-play-pages",
  enforce: "pre",
  load: {
    filter: { id: /\/src\/pages\/.*\[.*\.(astro|ts)$/ },
    handler(id) {
      if (KEPT.test(id)) return undefined;
      const code = "export const getStaticPaths = () => [];";
      return id.endsWith(".astro") ? `---\n${code}\n---\n` : code;
    },
  },
};

/** The sidebar with one link in place of each group whose labels are read from pages that are built later. */
export const playStageSidebar = (sidebar: Sidebar): Sidebar => [
  ...sidebar.map((item) =>
    typeof item === "object" && item.label === "Guides"
      ? { label: "Guides", link: "/guides/first-game/" }
      : item,
  ),
  { label: "API", link: "/api/modules/" },
];
