/**
 * What the configuration needs of modules that load games. Vite loads the configuration, and knows nothing of the packages'
 * sources; Node does.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const { baseOf, exampleGames, games, packages, pluginOf, publishedGames } =
  require("./games.ts") as typeof import("./games.ts");
export const { baseFiles, variantBookOf } =
  require("./variant-book.ts") as typeof import("./variant-book.ts");
