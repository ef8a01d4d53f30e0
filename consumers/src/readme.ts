import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The usages in the README of a game, each under a heading of that name. */
export const USAGES = ["Rules only", "With the turn machine", "With the board", "In React"] as const;
export type Usage = (typeof USAGES)[number];

/** A program in a README, with the packages to install for it. */
export interface Recipe {
  readonly install: readonly string[];
  readonly code: string;
}

/** The packages other than games whose READMEs have programs of applications. */
export const TOOLS = [
  "board",
  "bots",
  "lab",
  "live",
  "play",
  "plugins",
  "print",
  "puzzles",
  "row-explorer",
  "table",
] as const;

/** The packages that a program imports, without subpaths. */
export function importsOf(code: string): readonly string[] {
  const packages = Array.from(
    code.matchAll(/^import (?:.* from )?"((?:@[^/"]+\/)?[^/"]+)/gm),
    ([, name]) => name ?? "",
  );
  return [...new Set(packages)].sort();
}

const blockIn = (section: string, language: RegExp): string | undefined =>
  new RegExp(`^\`\`\`${language.source}\\n([\\s\\S]*?)^\`\`\``, "m").exec(section)?.[1];

/** The recipe for a usage in the README of a folder; undefined if it lacks that section. */
export function recipeIn(folder: string, use: Usage): Recipe | undefined {
  const text = readFileSync(join(folder, "README.md"), "utf8");
  const [, section] = new RegExp(`^### ${use}\\n([\\s\\S]*?)(?=^##|$(?![\\s\\S]))`, "m").exec(text) ?? [];
  const install = /^npm install (.+)$/m.exec(blockIn(section ?? "", /sh/) ?? "")?.[1];
  const code = blockIn(section ?? "", /tsx?/);
  return install && code ? { install: install.split(" "), code } : undefined;
}

/** The packages that the README of a folder tells to install, and its programs. */
export function recipesIn(
  folder: string,
): Pick<Recipe, "install"> & { readonly programs: readonly string[] } {
  const text = readFileSync(join(folder, "README.md"), "utf8");
  const lines = [...text.matchAll(/(?:^|`)npm install ([^`\n#]+)/gm)];
  const programs = Array.from(text.matchAll(/^```[jt]s\n([\s\S]*?)^```/gm), ([, code]) => code ?? "");
  return { install: lines.flatMap(([, names = ""]) => names.trim().split(/\s+/)), programs };
}
