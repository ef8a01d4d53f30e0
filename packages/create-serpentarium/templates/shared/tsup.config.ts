import { defineConfig } from "tsup";

export default defineConfig({
  // with files of their own for game, examples and plugin, so that bundlers leave out the latter two where only the game is imported;
  // and, where there are such, of the position editor and of the lesson (`./teaching` in the exports of package.json)
  entry: ["src/{editor,examples,game,index,plugin,teaching}.ts"],
  format: "esm",
  platform: "neutral",
  dts: true,
  sourcemap: true,
  clean: true,
});
