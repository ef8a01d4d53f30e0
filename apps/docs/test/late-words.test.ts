import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { decodeWords, encodeWords } from "../src/lib/words/encoded-words.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { compileFiles, loadTimeOf, platformFiles, siteFiles } from "../src/lib/words/words-files.ts";

const SITE = join(import.meta.dirname, "..");
/** The scripts of pages that do not load all words at once. */
const SCRIPTS = ["play/serpent-play", "play/serpent-lesson", "play/serpent-puzzles", "client/live-example"];

/** Leaves out the modules that are loaded together with late words. */
const withoutLate: Plugin = {
  name: "without-late",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ importer, kind, path }) => {
      if (kind !== "dynamic-import") return undefined;
      const code = readFileSync(importer, "utf8").replaceAll(/\s/g, "");
      const isLate =
        new RegExp(`withLateWords\\([\\w.#]+,import\\("${path}"\\)`).test(code) ||
        (code.includes("lateView") && code.includes(`async()=>(awaitimport("${path}"))`));
      return isLate ? { path, external: true } : undefined;
    });
  },
};

/** The source files of scripts, with all modules that they load without late words. */
async function filesOf(entries: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [...entries],
    absWorkingDir: SITE,
    bundle: true,
    write: false,
    outdir: "none",
    metafile: true,
    format: "esm",
    conditions: ["@serpentarium/source"],
    external: ["virtual:*"],
    loader: { ".css": "empty" },
    plugins: [withoutLate],
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return files.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 && !file.includes("node_modules") ? file : [],
  );
}

test("modules that show words of later are loaded together with them", async () => {
  const files = await filesOf(SCRIPTS.map((script) => `src/${script}.ts`));
  expect(files.length).toBeGreaterThan(80);
  const ids = files.flatMap((file) =>
    [...readFileSync(join(SITE, file), "utf8").matchAll(/["`]((?:play|table|live)\.[\w.-]+)/g)].map(
      ([, id = ""]) => ({ file, id }),
    ),
  );
  expect(ids.length).toBeGreaterThan(80);
  expect(ids.filter(({ id }) => loadTimeOf(id) === "late")).toEqual([]);
});

test.each(LANGUAGES)("encoded words are the same again, and shorter, in %s", (language) => {
  const words = compileFiles([
    ...platformFiles("table", language),
    ...platformFiles("play", language),
    ...siteFiles(language),
  ]);
  const encoded = JSON.stringify(encodeWords(words));
  expect(decodeWords(JSON.parse(encoded))).toEqual(words);
  expect(encoded.length).toBeLessThan(JSON.stringify(words).length * 0.8);
});
