import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readChangesets } from "@changesets/read";
import type { Loader } from "astro/loaders";
import { readPackages } from "./package-info.ts";

type Changeset = Awaited<ReturnType<typeof readChangesets>>[number];

export function pendingChanges(name: string, changesets: readonly Changeset[]): string {
  const RELEASE_TYPES = ["major", "minor", "patch"];
  return changesets
    .flatMap(({ summary, releases }) => {
      const release = releases.find((known) => known.name === name);
      return release ? [{ summary, rank: RELEASE_TYPES.indexOf(release.type) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`)
    .join("\n");
}

/** A changelog written by changesets without its title, and with headings one level lower, to fit into a section. */
export const releasedChanges = (changelog: string): string =>
  changelog
    .replace(/^# .*\n+/, "")
    .replaceAll(/^(#{2,5}) /gm, "$1# ")
    .trim();

const readText = (url: URL): Promise<string> => readFile(url, "utf8").catch(() => "");

/** Loads the changes of each package as `released/<name>` and `pending/<name>`; empty ones are omitted. */
export const changesLoader = (): Loader => ({
  name: "changes",
  async load({ store, config, renderMarkdown }) {
    const workspace = new URL("../../", config.root);
    const changesets = await readChangesets(fileURLToPath(workspace));
    store.clear();
    const add = async (id: string, markdown: string): Promise<void> => {
      if (markdown) store.set({ id, data: {}, rendered: await renderMarkdown(markdown) });
    };
    for (const { name, folder } of readPackages()) {
      const changelog = await readText(new URL(`packages/${folder}/CHANGELOG.md`, workspace));
      await add(`pending/${name}`, pendingChanges(name, changesets));
      await add(`released/${name}`, releasedChanges(changelog));
    }
  },
});
