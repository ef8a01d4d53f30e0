import { defineConfig } from "tsup";
import { declarations, wordsEntries } from "../../tsup.shared.ts";

// the host and its handler, and apart from them what needs SQLite, Postgres, Node or a browser
export default defineConfig({
  entry: {
    index: "src/index.ts",
    "client/index": "src/client/index.ts",
    node: "src/node.ts",
    postgres: "src/postgres.ts",
    push: "src/push.ts",
    sqlite: "src/sqlite.ts",
    ...wordsEntries(),
  },
  format: "esm",
  platform: "node",
  target: "node22",
  splitting: true,
  sourcemap: true,
  clean: true,
  // esbuild would turn node:sqlite into sqlite, which does not exist
  removeNodeProtocol: false,
  onSuccess: declarations(
    "src/index.ts",
    "src/client/index.ts",
    "src/node.ts",
    "src/postgres.ts",
    "src/push.ts",
    "src/sqlite.ts",
  ),
});
