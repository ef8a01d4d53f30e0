/**
 * What a released version could play, its line must play for ever: this writes the golden records of the versions that
 * are about to be released (after `changeset version`), or with `--check` fails where a file was edited, or a record no
 * longer holds although no changeset says that the next version is a major one.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, unwrap } from "../packages/core/src/index.ts";
import { parsePlugin } from "../packages/core/src/plugin/index.ts";
import { checkGolden, keepGolden, readGolden } from "../packages/testkit/src/index.ts";

const root = join(import.meta.dirname, "..");
interface Manifest {
  readonly private?: boolean;
  readonly serpentarium?: object;
}

/** The folders of the games that are released. */
const folders = globSync("packages/*/package.json", { cwd: root })
  .filter((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), "utf8")) as Manifest;
    return manifest.serpentarium !== undefined && !manifest.private;
  })
  .map(dirname)
  .sort();

async function pluginIn(folder: string): Promise<Plugin> {
  return unwrap(parsePlugin(await import(pathToFileURL(join(root, folder, "src/index.ts")).href)));
}

const said: string[] = [];
const check = process.argv.includes("--check");
for (const folder of folders) {
  const { game } = await pluginIn(folder);
  const golden = readGolden(join(root, folder));
  if (check) {
    for (const one of golden) {
      const wrong = checkGolden(game, one);
      if (wrong) said.push(`${folder}/test/golden: ${wrong}`);
    }
  } else if (keepGolden(game, join(root, folder))) said.push(`${folder}/test/golden/${game.version}.jsonl`);
}
if (check && said.length > 0) {
  console.error(said.join("\n"));
  process.exit(1);
}
if (check) console.log(`the golden records of ${folders.length} games hold`);
else console.log(said.length > 0 ? `wrote ${said.join(", ")}` : "no version to keep golden records of");
