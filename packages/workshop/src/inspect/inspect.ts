import { type GamePlugin, LANGUAGES } from "@serpentarium/core";
import type { PluginPackage } from "../plugin-package.ts";
import { toPluginProblem, toProblem } from "../problem.ts";
import type { Facts, Finding } from "../report.ts";
import { checksOf, runCheck } from "./checks.ts";
import { loadPlugin } from "./load.ts";
import { type Rulebook, readRulebook } from "./rulebook.ts";
import { parseSections } from "./sections.ts";
import { renderStatechart } from "./statechart.ts";

/** Options of an inspection. */
export interface InspectOptions {
  /** Whether the checks run as well. */
  readonly checks: boolean;
}

async function collectFacts(
  { game }: GamePlugin,
  { texts, clauseStatus, citations, files }: Rulebook,
  totalChecks: number,
): Promise<Facts> {
  const clauses = Object.keys(game.clauses);
  const [en = "", fr = ""] = await Promise.all(LANGUAGES.map((language) => renderStatechart(game, language)));
  return {
    rulebook: { en: parseSections(texts.en, clauses), fr: parseSections(texts.fr, clauses) },
    statechart: { en, fr },
    clauseStatus,
    citations,
    totalChecks,
    baseFiles: files,
  };
}

async function inspectPlugin(
  plugin: GamePlugin,
  pluginPackage: PluginPackage,
  options: InspectOptions,
  onFinding: (finding: Finding) => void,
): Promise<void> {
  const rulebook = await readRulebook(plugin, pluginPackage.folder);
  const checks = options.checks ? checksOf(plugin, pluginPackage, rulebook) : [];
  onFinding({ type: "facts", facts: await collectFacts(plugin, rulebook, checks.length) });
  for (const check of checks) onFinding({ type: "check", result: runCheck(check) });
}

/** Loads a plugin and finds out everything about it that the page cannot find out by itself. */
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
