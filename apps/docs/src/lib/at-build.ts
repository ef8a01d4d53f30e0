/**
 * What the configuration needs of modules that load games. Vite loads the configuration, and knows nothing of the packages'
 * sources; Node does.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { natively } = require("./natively.ts") as typeof import("./natively.ts");
const load = (file: string): Promise<unknown> => natively(new URL(file, import.meta.url));

const finding = (await load("./find-games.ts")) as typeof import("./find-games.ts");
const listed = (await load("./games.ts")) as typeof import("./games.ts");
const books = (await load("./variant-book.ts")) as typeof import("./variant-book.ts");
const files = (await load("./rulebook-file.ts")) as typeof import("./rulebook-file.ts");

export const { findGames } = finding;
export const { baseOf, exampleGames, packageOf, pluginOf, publishedGames, taughtGames } = listed;
export const { baseFiles, variantBookOf } = books;
export const { rulebookAt, rulebookFolders } = files;
