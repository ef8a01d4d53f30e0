import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workspace } from "./tools.ts";

/** The command lines of all guides, each once, without comments. */
export function guideCommands(): readonly string[] {
  const folder = join(workspace, "apps/docs/src/content/docs/guides");
  const lines = globSync("*.mdx", { cwd: folder })
    .sort()
    .flatMap((page) => [...readFileSync(join(folder, page), "utf8").matchAll(/^```sh\n([\s\S]*?)\n```$/gm)])
    .flatMap(([, code = ""]) => code.split("\n"));
  return [...new Set(lines.map((line) => line.replace(/\s+# .*$/, "")))];
}
