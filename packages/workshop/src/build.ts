import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type InlineConfig, mergeConfig, type Rolldown } from "vite";
import { commonConfig } from "./config.ts";
import { inspectOnce } from "./inspection.ts";
import type { PluginPackage } from "./plugin-package.ts";
import type { Report } from "./report.ts";
import { UsageError } from "./usage-error.ts";
import { ENTRY_MODULE, GENERATOR, pageHtml, pageSources } from "./virtual-modules.ts";

/** Options of a build. */
export interface BuildOptions {
  /** The output folder, relative to the folder of the package; defaults to `demo`. */
  readonly out?: string;
  /** The base path of the page; defaults to `./`, relative to the page. */
  readonly base?: string;
  readonly conditions?: readonly string[];
  readonly isQuiet?: boolean;
  /** Whether the server has live matches: then it is `serpentarium serve`, two folders above the page. */
  readonly isLive?: boolean;
}

type BuildOutput = Rolldown.RolldownOutput;

/** The tags of the head of a built page. @param base - the path from the page to the built files */
export function headTags({ output }: BuildOutput, base: string): string {
  const styles = output.filter((file) => file.fileName.endsWith(".css"));
  const scripts = output.filter((file) => file.type === "chunk" && file.isEntry);
  return [
    ...styles.map(({ fileName }) => `<link rel="stylesheet" href="${base}${fileName}">`),
    ...scripts.map(({ fileName }) => `<script type="module" src="${base}${fileName}"></script>`),
  ].join("\n");
}

/** Builds the scripts and styles of a page, with a shared configuration. */
export async function buildModules(common: InlineConfig, own: InlineConfig): Promise<BuildOutput> {
  const input = { page: ENTRY_MODULE };
  const built = await build(mergeConfig(mergeConfig(common, { build: { rolldownOptions: { input } } }), own));
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("the build wrote nothing");
  return output;
}

/** Checks that the output folder may be emptied. @throws UsageError if it contains other files */
function checkOutputFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const isFolder = statSync(folder).isDirectory();
  if (isFolder && readdirSync(folder).length === 0) return;
  const page = join(folder, "index.html");
  const isOurs = isFolder && existsSync(page) && readFileSync(page, "utf8").includes(`"${GENERATOR}"`);
  if (isOurs && !existsSync(join(folder, "package.json"))) return;
  throw new UsageError({ id: "workshop.problems.other-files", data: { folder } });
}

/**
 * Writes the page as a folder for any host. Writes nothing if the plugin cannot be loaded; the report then contains the problem.
 *
 * @returns the folder, and the report that the page contains
 * @throws UsageError if the folder contains other files
 */
export async function buildWorkshop(
  pluginPackage: PluginPackage,
  { out = "demo", base = "./", conditions = [], isQuiet = false, isLive = false }: BuildOptions = {},
): Promise<{ readonly folder: string; readonly report: Report }> {
  const folder = resolve(pluginPackage.folder, out);
  checkOutputFolder(folder);
  const report = await inspectOnce(pluginPackage, { checks: false }, conditions);
  if (report.problem) return { folder, report };
  const { name } = pluginPackage;
  const sources = () => pageSources(pluginPackage, () => ({ name, report }), isLive);
  const output = await buildModules(commonConfig(pluginPackage.folder, conditions, sources), {
    base,
    logLevel: isQuiet ? "silent" : "warn",
    build: { outDir: folder, emptyOutDir: true },
  });
  writeFileSync(join(folder, "index.html"), pageHtml(name, headTags(output, base)));
  return { folder, report };
}
