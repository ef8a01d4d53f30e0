import { createRequire } from "node:module";

// must be set before the package loads, to disable its checks of every state in development
process.env["NODE_ENV"] = "production";
// its entry points are CommonJS folders, which `import` does not resolve
const require = createRequire(import.meta.url);

export const { CreateGameReducer, InitializeGame } =
  require("boardgame.io/internal") as typeof import("boardgame.io/internal");
export const { INVALID_MOVE } = require("boardgame.io/core") as typeof import("boardgame.io/core");
export const { version } = require("boardgame.io/package.json") as { readonly version: string };
