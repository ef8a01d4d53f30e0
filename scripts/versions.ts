/**
 * A game says its version itself, because records name it; `package.json` says it too. This copies the one into
 * the other (after `changeset version`), or with `--check` fails where they differ.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const stale: string[] = [];
for (const manifest of globSync("{packages,examples}/*/package.json", { cwd: root })) {
  const file = join(root, dirname(manifest), "src/version.ts");
  if (!existsSync(file)) continue;
  const { version } = JSON.parse(readFileSync(join(root, manifest), "utf8")) as { version: string };
  const wanted = `export const version = "${version}";\n`;
  if (readFileSync(file, "utf8") === wanted) continue;
  stale.push(dirname(manifest));
  if (!process.argv.includes("--check")) writeFileSync(file, wanted);
}
if (process.argv.includes("--check") && stale.length > 0) {
  console.error(`src/version.ts is not the version of package.json in: ${stale.join(", ")}`);
  process.exit(1);
}
console.log(stale.length > 0 ? `updated ${stale.join(", ")}` : "every version agrees");
