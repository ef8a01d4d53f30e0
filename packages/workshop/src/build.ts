import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, mergeConfig, type Rolldown } from "vite";
import { commonConfig } from "./config.ts";
import { inspectOnce } from "./inspection.ts";
import { ENTRY, GENERATOR, pageHtml } from "./modules.ts";
import { type PluginPackage, WrongUse } from "./plugin-package.ts";
import type { Report } from "./report.ts";

/** How the page is written. */
export interface BuildOptions {
  /** The folder, from the package's own. */
  readonly out?: string;
  /** The address at which it will be, where scripts cannot be found relative to the page. */
  readonly base?: string;
  readonly conditions?: readonly string[];
  readonly isQuiet?: boolean;
}

type Output = Rolldown.RolldownOutput;

function headOf({ output }: Output, base: string): string {
  const styles = output.filter(({ fileName }) => fileName.endsWith(".css"));
  const scripts = output.filter((file) => file.type === "chunk" && file.isEntry);
  return [
    ...styles.map(({ fileName }) => `<link rel="stylesheet" href="${base}${fileName}">`),
    ...scripts.map(({ fileName }) => `<script type="module" src="${base}${fileName}"></script>`),
  ].join("\n");
}

/** @throws WrongUse where a folder holds what was not written here: it is emptied before it is filled */
function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const isFolder = statSync(folder).isDirectory();
  if (isFolder && readdirSync(folder).length === 0) return;
  const page = join(folder, "index.html");
  const isOurs = isFolder && existsSync(page) && readFileSync(page, "utf8").includes(`"${GENERATOR}"`);
  if (isOurs && !existsSync(join(folder, "package.json"))) return;
  throw new WrongUse(
    `${folder} holds other files, which would be lost: choose a new folder with --out`,
    `${folder} contient d’autres fichiers, qui seraient perdus : choisir un nouveau dossier avec --out`,
  );
}

/**
 * Writes the page as a folder that any host can serve. The report tells what stopped it, where something did.
 *
 * @returns the folder, and the report that the page holds
 * @throws WrongUse where the folder holds other files
 */
export async function buildWorkshop(
  home: PluginPackage,
  { out = "demo", base = "./", conditions = [], isQuiet = false }: BuildOptions = {},
): Promise<{ readonly folder: string; readonly report: Report }> {
  const folder = resolve(home.folder, out);
  checkFolder(folder);
  const report = await inspectOnce(home, { checks: false }, conditions);
  if (report.trouble) return { folder, report };
  const common = commonConfig(home, conditions, () => ({ name: home.name, report }));
  const built = await build(
    mergeConfig(common, {
      base,
      logLevel: isQuiet ? "silent" : "warn",
      build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: { page: ENTRY } } },
    }),
  );
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("the build wrote nothing");
  writeFileSync(join(folder, "index.html"), pageHtml(home.name, headOf(output, base)));
  return { folder, report };
}
