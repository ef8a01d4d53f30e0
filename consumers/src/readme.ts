import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The ways in which the README of a game says that the game is used, each under a heading of that name. */
export const USES = ["Rules only", "With the turn machine", "With the board", "In React"] as const;
export type Use = (typeof USES)[number];

/** A program that a README shows, and what it says to install for it. */
export interface Recipe {
  readonly install: readonly string[];
  readonly code: string;
}

/** The packages that a program imports from, whatever the subpath. */
export function importsOf(code: string): readonly string[] {
  const from = Array.from(
    code.matchAll(/^import (?:.* from )?"((?:@[^/"]+\/)?[^/"]+)/gm),
    ([, name]) => name ?? "",
  );
  return [...new Set(from)].sort();
}

const blockIn = (section: string, language: RegExp): string | undefined =>
  new RegExp(`^\`\`\`${language.source}\\n([\\s\\S]*?)^\`\`\``, "m").exec(section)?.[1];

/** What the README in a folder says of a use; nothing if it lacks that section. */
export function recipeIn(folder: string, use: Use): Recipe | undefined {
  const text = readFileSync(join(folder, "README.md"), "utf8");
  const [, section] = new RegExp(`^### ${use}\\n([\\s\\S]*?)(?=^##|$(?![\\s\\S]))`, "m").exec(text) ?? [];
  const install = /^npm install (.+)$/m.exec(blockIn(section ?? "", /sh/) ?? "")?.[1];
  const code = blockIn(section ?? "", /tsx?/);
  return install && code ? { install: install.split(" "), code } : undefined;
}
