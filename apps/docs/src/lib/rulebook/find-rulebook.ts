/** Finds the files of rulebooks. For Node only, without packages of the workspace. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { SOURCE_LANGUAGE } from "../links/links.ts";

interface WithRulebook {
  /** The folder of the package. */
  readonly folder: string;
  readonly plugin: { readonly words: readonly { readonly language: string }[] };
}

export const hasRulebook = ({ folder }: WithRulebook): boolean =>
  globSync("rulebook/*.mdx", { cwd: folder }).length > 0;

/** Returns the path of a rulebook for a reader: in the reader's language, else in the author's or the site's. */
export const rulebookFile = ({ folder, plugin }: WithRulebook, language: string): string | undefined =>
  [language, plugin.words[0]?.language ?? SOURCE_LANGUAGE, SOURCE_LANGUAGE]
    .map((tag) => join(folder, "rulebook", `${tag}.mdx`))
    .find((path) => existsSync(path));
