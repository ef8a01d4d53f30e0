import { defineConfig } from "tsup";

// the host and its handler, and apart from them what needs SQLite, Postgres, Node or a browser
export default defineConfig({
  entry: {
    index: "src/index.ts",
    client: "src/client.ts",
    node: "src/node.ts",
    postgres: "src/postgres.ts",
    sqlite: "src/sqlite.ts",
  },
  format: "esm",
  platform: "node",
  target: "node22",
  dts: true,
  splitting: true,
  sourcemap: true,
  clean: true,
  // esbuild would turn node:sqlite into sqlite, which does not exist
  removeNodeProtocol: false,
});
