import { defineConfig } from "tsup";

// the host, and apart from it what needs SQLite or Postgres
export default defineConfig({
  entry: {
    index: "src/index.ts",
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
