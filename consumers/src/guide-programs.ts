import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workspace } from "./tools.ts";

const SNIPPETS = join(workspace, "apps/docs/snippets");

/** The example games that the guides tell to copy beside their programs. */
const EXAMPLES = globSync("*/src/index.ts", { cwd: join(workspace, "examples") }).map(
  (path) => path.split(/[\\/]/)[0] ?? "",
);

/** The fixtures of the test kit whose rules the guides show in full. */
const FIXTURES = ["bluff", "manhunt"];

/** Copies the programs of the guides to a folder, as readers have them: with the games of other files beside them. */
export function copyGuidePrograms(folder: string): void {
  cpSync(SNIPPETS, folder, { recursive: true });
  for (const game of EXAMPLES)
    for (const part of ["src", "rulebook", "words"].filter((name) =>
      existsSync(join(workspace, "examples", game, name)),
    ))
      cpSync(join(workspace, "examples", game, part), join(folder, game, part), { recursive: true });
  for (const game of FIXTURES)
    cpSync(join(workspace, "packages/testkit/test/fixtures", game), join(folder, game), { recursive: true });
}

/** The programs in a folder of {@link copyGuidePrograms}, relative to it. */
export const guideProgramsIn = (folder: string): readonly string[] =>
  globSync("{*,servers/*}.ts", { cwd: folder }).sort();

/** The packages that the sources in a folder import, without subpaths and those of Node. */
export function packagesImportedIn(folder: string): readonly string[] {
  const sources = globSync("**/*.ts", { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), "utf8"),
  );
  const imported = sources.flatMap((text) =>
    Array.from(
      text.matchAll(/^(?:import|export|\}).* ?from "((?:@[^/"]+\/)?[^/".]+)/gm),
      ([, name = ""]) => name,
    ),
  );
  return [...new Set(imported)].filter((name) => !name.startsWith("node:")).sort();
}
