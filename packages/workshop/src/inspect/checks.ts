import { botsLaw } from "@serpentarium/bots/law";
import { CONTRACT_VERSION, type GamePlugin, type Message } from "@serpentarium/core";
import { declaresPlugin } from "@serpentarium/plugins";
import { type Check, conformanceChecks, isDraft, LAWS, readGolden } from "@serpentarium/testkit";
import type { PluginPackage } from "../plugin-package.ts";
import type { CheckResult } from "../report.ts";
import type { PluginRulebook } from "./rulebook.ts";

export interface PluginCheck extends Check {
  /** The index of the example that it checks. */
  readonly example?: number;
}

/** Checks that the `serpentarium` field of package.json names the game, so that tools find it; a draft may still lack it. */
function packageFieldCheck(plugin: GamePlugin, { field }: PluginPackage): Check {
  const wanted = JSON.stringify({ contract: CONTRACT_VERSION, games: [plugin.game.id] });
  const isToDo = field === undefined && isDraft(plugin.game);
  return {
    group: { id: "workshop.checks.package" },
    name: isToDo
      ? { id: "workshop.checks.no-package-field", data: { field: wanted } }
      : { id: "workshop.checks.package-field" },
    isToDo,
    run: () => (declaresPlugin(field, plugin) ? undefined : `"serpentarium" should be ${wanted}`),
  };
}

const isExampleCheck = ({ group }: Check): boolean => idOf(group) === "groups.examples";

const idOf = (message: Message): string | undefined =>
  typeof message === "object" && "id" in message ? message.id : undefined;

/**
 * All checks of a plugin, with the examples first, because authors work on them.
 *
 * @param book - its rulebook, which is not checked if it has no texts
 */
export function checksOf(
  plugin: GamePlugin,
  pluginPackage: PluginPackage,
  { own, base }: PluginRulebook,
): PluginCheck[] {
  const books = Object.keys(own).length > 0 && { rulebook: own, ...(base && { base }) };
  const all = conformanceChecks(plugin, {
    laws: [...LAWS, botsLaw],
    golden: readGolden(pluginPackage.folder),
    folder: pluginPackage.folder,
    ...books,
  });
  // the kit names the check of an example by its id
  const numberOf = (name: Message): number => plugin.examples.findIndex(({ id }) => id === name);
  const examples = all.filter(isExampleCheck).map((check): PluginCheck => {
    const number = numberOf(check.name);
    const example = plugin.examples[number];
    if (!example) return check;
    const data = { clause: example.clause, caption: { id: `examples.${example.id}` } };
    return { ...check, example: number, name: { id: "workshop.checks.example", data } };
  });
  const others = all.filter((check) => !isExampleCheck(check));
  return [...examples, packageFieldCheck(plugin, pluginPackage), ...others];
}

/** Runs a check. It fails if the author's code throws. */
export function runCheck({ group, name, example, isToDo, run }: PluginCheck): CheckResult {
  const result: CheckResult = { group, name, ...(example !== undefined && { example }) };
  if (isToDo) return { ...result, isToDo };
  try {
    const failure = run();
    return failure === undefined ? result : { ...result, error: failure };
  } catch (error) {
    return { ...result, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
