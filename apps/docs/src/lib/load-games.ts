import type { AstroUserConfig } from "astro";

type VitePlugin = Extract<
  NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number],
  { readonly name: string }
>;

const NAME = "virtual:load-games";

/** The module that loads each game by itself, once somebody wants to play it: written from the packages by game id. */
export const loadGames = (packages: Readonly<Record<string, string>>): VitePlugin => ({
  name: "load-games",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const lines = Object.entries(packages).map(
      ([game, name]) => `${JSON.stringify(game)}: () => import(${JSON.stringify(name)}),`,
    );
    return `export const loadGame = {\n${lines.join("\n")}\n};\n`;
  },
});
