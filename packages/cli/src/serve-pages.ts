import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Message } from "@serpentarium/core";
import type { LoadedPlugin } from "@serpentarium/plugins";

/** The pages of games, in a temporary folder. */
export interface Pages {
  readonly folder: string;
  remove(): void;
}

/** Loads the package that builds pages; undefined if it is not installed. */
async function loadWorkshop() {
  try {
    return await import("@serpentarium/workshop");
  } catch (error) {
    if (Object(error).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** The games that get pages: one plugin per id, with built-in games last. */
const gamesWithPages = (sources: readonly LoadedPlugin[]) =>
  sources
    .filter(({ plugin }, i) => sources.findIndex((other) => other.plugin.game.id === plugin.game.id) === i)
    .toSorted((a, b) => Number(a.origin === "built-in") - Number(b.origin === "built-in"))
    .map(({ plugin: { game }, url }) => ({ id: game.id, version: game.version, entry: fileURLToPath(url) }));

/** Builds a page for each game; without the package for pages, reports that and returns undefined. */
export async function buildPages(
  sources: readonly LoadedPlugin[],
  report: (notice: Message) => void,
): Promise<Pages | undefined> {
  const workshop = await loadWorkshop();
  if (!workshop) {
    report({ id: "cli.serve.pages-need-package", data: { command: "npm install @serpentarium/workshop" } });
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-pages-"));
  await workshop.buildPages(gamesWithPages(sources), folder, ({ id }, problem) =>
    report({ id: "cli.serve.no-page", data: { game: id, problem } }),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
