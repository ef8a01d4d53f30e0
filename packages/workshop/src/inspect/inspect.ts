import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { GamePlugin, WordsFile } from "@serpentarium/core";
import { messagesById } from "@serpentarium/core/words";
import { fillSections } from "@serpentarium/rulebook";
import { findGaps, type GameWords, wordsOf } from "@serpentarium/testkit";
import type { PluginPackage } from "../plugin-package.ts";
import { toPluginProblem, toProblem } from "../problem.ts";
import type { Facts, Finding } from "../report.ts";
import { pageLanguages } from "../words.ts";
import { checksOf, runCheck } from "./checks.ts";
import { loadPlugin } from "./load.ts";
import { type PluginRulebook, readPluginRulebook, sourceOf } from "./rulebook.ts";
import { renderSections } from "./sections.ts";
import { renderStatechart } from "./statechart.ts";

/** Options of an inspection. */
export interface InspectOptions {
  /** Whether to run the checks, too. */
  readonly checks: boolean;
}

/** The files of words in the folder of a package. */
const wordsFiles = (folder: string | undefined): readonly string[] =>
  folder === undefined
    ? []
    : readdirSync(join(folder, "words"))
        .filter((name) => name.endsWith(".json"))
        .map((name) => join(folder, "words", name));

/** The words of the plugin’s own package. */
const filesOf = ({ own }: GameWords): readonly WordsFile[] => own.map((file) => file.words);

/** The titles in some files, the author's language first. */
const titlesIn = (files: readonly WordsFile[], source: string): readonly WordsFile[] =>
  files
    .flatMap((file) => {
      const title = messagesById(file).get("title");
      return title === undefined ? [] : [{ language: file.language, title }];
    })
    .toSorted((a, b) => Number(b.language === source) - Number(a.language === source));

async function collectFacts(
  plugin: GamePlugin,
  { merged, clauseStatus, citations, files }: PluginRulebook,
  words: GameWords,
  folder: string,
  totalChecks: number,
): Promise<Facts> {
  const { game } = plugin;
  const source = sourceOf(plugin);
  const own = filesOf(words);
  const inSource = own.filter(({ language }) => language === source);
  const languages = new Set([source, ...pageLanguages(folder)]);
  const chart = async (language: string) =>
    [language, await renderStatechart(game, words.in(language).words)] as const;
  return {
    source,
    titles: titlesIn(own, source),
    totalMessages: new Set(inSource.flatMap((file) => [...messagesById(file).keys()])).size,
    gaps: Object.fromEntries(
      [...new Set(own.map(({ language }) => language))]
        .filter((language) => language !== source)
        .map((language) => [language, findGaps(own, source, language)]),
    ),
    rulebook: Object.fromEntries(
      Object.entries(merged).map(([language, sections]) => [
        language,
        // a check reports a placeholder that does not exist
        renderSections(fillSections(sections, game, language, () => {})),
      ]),
    ),
    statechart: Object.fromEntries(await Promise.all([...languages].map(chart))),
    clauseStatus,
    citations,
    totalChecks,
    baseFiles: [...files, ...words.base.flatMap(({ folder: base }) => wordsFiles(base))],
  };
}

async function inspectPlugin(
  plugin: GamePlugin,
  pluginPackage: PluginPackage,
  options: InspectOptions,
  onFinding: (finding: Finding) => void,
): Promise<void> {
  const { folder } = pluginPackage;
  const words = wordsOf(plugin, { folder });
  const rulebook = await readPluginRulebook(plugin, folder, filesOf(words));
  const checks = options.checks ? checksOf(plugin, pluginPackage, rulebook) : [];
  onFinding({ type: "facts", facts: await collectFacts(plugin, rulebook, words, folder, checks.length) });
  for (const check of checks) onFinding({ type: "check", result: runCheck(check) });
}

/** Loads a plugin and computes the facts that the page cannot compute itself. */
export async function inspect(
  pluginPackage: PluginPackage,
  options: InspectOptions,
  onFinding: (finding: Finding) => void,
): Promise<void> {
  try {
    const plugin = await loadPlugin(pluginPackage.folder, pluginPackage.entry);
    if (plugin.ok) await inspectPlugin(plugin.value, pluginPackage, options, onFinding);
    else onFinding({ type: "problem", problem: toPluginProblem(plugin.error) });
  } catch (error) {
    onFinding({ type: "problem", problem: toProblem(error) });
  }
  onFinding({ type: "done" });
}
