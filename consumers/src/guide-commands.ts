import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workspace } from "./tools.ts";

/** A command line of a guide, without its comment, which may name an exit code. */
interface GuideCommand {
  readonly line: string;
  readonly exitCode: number;
}

/** The command lines of all guides, each once. */
export function guideCommands(): readonly GuideCommand[] {
  const folder = join(workspace, "apps/docs/src/content/docs/guides");
  const lines = globSync("*.mdx", { cwd: folder })
    .sort()
    .flatMap((page) => [...readFileSync(join(folder, page), "utf8").matchAll(/^```sh\n([\s\S]*?)\n```$/gm)])
    .flatMap(([, code = ""]) => code.split("\n"));
  const commands = lines.map(
    (text): GuideCommand => ({
      line: text.replace(/\s+# .*$/, ""),
      exitCode: Number(/ # .*\bexit code (\d)$/.exec(text)?.[1] ?? 0),
    }),
  );
  return [...new Map(commands.map((command) => [command.line, command])).values()];
}
