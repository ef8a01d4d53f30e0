/**
 * Checks that later versions replay the records of compatible released versions. This script writes the golden records of the versions
 * about to be released (after `changeset version`). With `--check` it fails if a golden file was edited, or if a record no longer replays
 * and no changeset makes the next version a breaking one.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PackageJson } from "type-fest";
import { type GamePlugin, unwrap } from "../packages/core/src/index.ts";
import { parsePlugin } from "../packages/core/src/plugin/index.ts";
import { checkGolden, readGolden, saveGolden } from "../packages/testkit/src/index.ts";

const root = join(import.meta.dirname, "..");
/** The folders of the published games. */
const folders = globSync("packages/*/package.json", { cwd: root })
  .filter((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), "utf8")) as PackageJson;
    return manifest["serpentarium"] !== undefined && !manifest.private;
  })
  .map(dirname)
  .sort();

async function pluginIn(folder: string): Promise<GamePlugin> {
  return unwrap(parsePlugin(await import(pathToFileURL(join(root, folder, "src/index.ts")).href)));
}

const messages: string[] = [];
const isCheck = process.argv.includes("--check");
for (const folder of folders) {
  const { game } = await pluginIn(folder);
  const golden = readGolden(join(root, folder));
  if (isCheck) {
    for (const one of golden) {
      const problem = checkGolden(game, one);
      if (problem) messages.push(`${folder}/test/golden: ${problem}`);
    }
  } else if (saveGolden(game, join(root, folder)))
    messages.push(`${folder}/test/golden/${game.version}.jsonl`);
}
if (isCheck && messages.length > 0) {
  console.error(messages.join("\n"));
  process.exit(1);
}
if (isCheck) console.log(`the golden records of ${folders.length} games replay`);
else
  console.log(
    messages.length > 0 ? `wrote ${messages.join(", ")}` : "no new version to write golden records for",
  );
