import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import { moduleSpecifier } from "./module-specifier.ts";

/** The pages of games, in a folder of their own until they are removed. */
export interface Pages {
  readonly folder: string;
  remove(): void;
}

/** Loads the package that builds pages; undefined where it is not installed. */
async function loadWorkshop() {
  try {
    return await import("@serpentarium/workshop");
  } catch (error) {
    if (Object(error).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** The games that get pages: one plugin per id, and those that are not built in first. */
const gamesWithPages = (sources: readonly LoadedPlugin[]) =>
  sources
    .filter(({ plugin }, i) => sources.findIndex((other) => other.plugin.game.id === plugin.game.id) === i)
    .toSorted((a, b) => Number(a.origin === "built-in") - Number(b.origin === "built-in"))
    .map((source) => {
      const { id, title, version } = source.plugin.game;
      return { id, title, version, entry: fileURLToPath(import.meta.resolve(moduleSpecifier(source))) };
    });

/** Builds a page for each game; undefined, with a report, where the package for it is not installed. */
export async function buildPages(
  sources: readonly LoadedPlugin[],
  report: (en: string, fr: string) => void,
): Promise<Pages | undefined> {
  const workshop = await loadWorkshop();
  if (!workshop) {
    const command = "npm install @serpentarium/workshop";
    report(
      `no pages to play on: they need one more package, ${command}`,
      `pas de pages pour jouer : il y faut un paquet de plus, ${command}`,
    );
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-pages-"));
  await workshop.buildPages(gamesWithPages(sources), folder, ({ id }, { en, fr }) =>
    report(`no page for ${id}: ${en}`, `pas de page pour ${id} : ${fr}`),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
