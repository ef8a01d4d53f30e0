/**
 * The first stage of `pnpm start`: the home page, the lessons and the pages to play on, built in a fraction of the time of
 * the whole site, and served while that is built.
 */
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { AstroIntegration } from "astro";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** Whether this build is the first stage only. */
export const isPlayStage: boolean = process.env["SITE_STAGE"] === "play";

/** Where the first stage is written, apart from the site. */
export const PLAY_STAGE_FOLDERS = {
  outDir: "./.astro/play",
  cacheDir: "./node_modules/.astro-play",
} as const;

const PATHS = /^(\/fr)?(\/(play|learn|icons)(\/.*)?|\/board\.css|\/manifest\.webmanifest)?\/?$/;

/** Renders the pages of the first stage and no others. */
export const onlyPlayPages = (): AstroIntegration => ({
  name: "only-play-pages",
  hooks: {
    "astro:build:start": ({ setPrerenderer }) =>
      setPrerenderer((all) => ({
        ...all,
        getStaticPaths: async () =>
          (await all.getStaticPaths()).filter(({ pathname }) => PATHS.test(pathname)),
      })),
  },
});

/** The sidebar with one link in place of each group whose labels are read from pages that are built later. */
export const playStageSidebar = (sidebar: Sidebar): Sidebar => [
  ...sidebar.map((item) =>
    typeof item === "object" && item.label === "Guides"
      ? { label: "Guides", link: "/guides/first-game/" }
      : item,
  ),
  { label: "API", link: "/api/modules/" },
];
