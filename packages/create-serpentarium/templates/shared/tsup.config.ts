import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";

// files of their own for game, examples and plugin, so that bundlers leave out the latter two where only the game is imported; and,
// where there are such, for the position editor and the lesson (`./teaching` in the exports of package.json)
const sources = readdirSync("src").filter((file) =>
  /^(editor|examples|game|index|plugin|teaching)\.ts$/.test(file),
);
const entries = sources.map((file) => [file.replace(".ts", ""), `src/${file}`]);
// each language, so that a program imports those that it needs
const words = readdirSync("words").map((file) => [`words/${file.replace(".json", "")}`, `words/${file}`]);

const declaration = `interface Group {
  readonly [name: string]: string | Group;
}
declare const words: Group & { readonly language: string };
export default words;
`;

export default defineConfig(() => {
  // with `clean`, tsup would remove the declarations of words once they are written
  rmSync("dist", { recursive: true, force: true });
  return {
    entry: Object.fromEntries([...entries, ...words]),
    format: "esm",
    platform: "neutral",
    dts: { entry: Object.fromEntries(entries) },
    sourcemap: true,
    onSuccess: async () => {
      for (const [entry] of words) writeFileSync(`dist/${entry}.d.ts`, declaration);
    },
  };
});
