import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readChangesets } from "@changesets/read";
import type { Loader } from "astro/loaders";
import { readFamily } from "./family.ts";

type Changeset = Awaited<ReturnType<typeof readChangesets>>[number];

/** What changesets say of a package that is not released yet, the larger changes first, as a list in Markdown. */
export function pendingOf(name: string, changesets: readonly Changeset[]): string {
  const SIZES = ["major", "minor", "patch"];
  return changesets
    .flatMap(({ summary, releases }) => {
      const release = releases.find((one) => one.name === name);
      return release ? [{ summary, rank: SIZES.indexOf(release.type) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`)
    .join("\n");
}

/**
 * The versions of a changelog as changesets writes it, without its title: a heading a version, below it one for each size
 * of change. The headings move down by one, below that of the section in which they stand.
 */
export const releasedOf = (changelog: string): string =>
  changelog
    .replace(/^# .*\n+/, "")
    .replaceAll(/^(#{2,5}) /gm, "$1# ")
    .trim();

const textOf = (url: URL): Promise<string> => readFile(url, "utf8").catch(() => "");

/** What has changed in each package: `released/<name>` and `pending/<name>`, where there is something. */
export const changes = (): Loader => ({
  name: "changes",
  async load({ store, config, renderMarkdown }) {
    const workspace = new URL("../../", config.root);
    const changesets = await readChangesets(fileURLToPath(workspace));
    store.clear();
    const add = async (id: string, markdown: string): Promise<void> => {
      if (markdown) store.set({ id, data: {}, rendered: await renderMarkdown(markdown) });
    };
    for (const { name, folder } of readFamily()) {
      const changelog = await textOf(new URL(`packages/${folder}/CHANGELOG.md`, workspace));
      await add(`pending/${name}`, pendingOf(name, changesets));
      await add(`released/${name}`, releasedOf(changelog));
    }
  },
});
