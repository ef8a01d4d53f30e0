import { LANGUAGES, type Plugin } from "@serpentarium/core";
import type { PluginPackage } from "../plugin-package.ts";
import type { Facts, Finding } from "../report.ts";
import { notAPlugin, troubleOf } from "../trouble.ts";
import { type Book, readBook } from "./book.ts";
import { checksOf, runCheck } from "./checks.ts";
import { loadPlugin } from "./load.ts";
import { sectionsOf } from "./sections.ts";
import { statechart } from "./statechart.ts";

/** How much of a plugin is looked at. */
export interface Scope {
  /** Whether the checks are run as well. */
  readonly checks: boolean;
}

async function factsOf({ game }: Plugin, { texts, standing, files }: Book, total: number): Promise<Facts> {
  const clauses = Object.keys(game.clauses);
  const [en = "", fr = ""] = await Promise.all(LANGUAGES.map((language) => statechart(game, language)));
  return {
    book: { en: sectionsOf(texts.en, clauses), fr: sectionsOf(texts.fr, clauses) },
    chart: { en, fr },
    standing,
    total,
    files,
  };
}

async function lookAt(
  plugin: Plugin,
  home: PluginPackage,
  scope: Scope,
  tell: (finding: Finding) => void,
): Promise<void> {
  const book = await readBook(plugin, home.folder);
  const checks = scope.checks ? checksOf(plugin, home, book) : [];
  tell({ type: "facts", facts: await factsOf(plugin, book, checks.length) });
  for (const check of checks) tell({ type: "checked", checked: runCheck(check) });
}

/** Loads a plugin and finds out everything about it that the page does not see for itself. */
export async function inspect(
  home: PluginPackage,
  scope: Scope,
  tell: (finding: Finding) => void,
): Promise<void> {
  try {
    const plugin = await loadPlugin(home.folder, home.entry);
    if (plugin.ok) await lookAt(plugin.value, home, scope, tell);
    else tell({ type: "trouble", trouble: notAPlugin(plugin.error) });
  } catch (error) {
    tell({ type: "trouble", trouble: troubleOf(error) });
  }
  tell({ type: "done" });
}
