import type { GamePlugin } from "@serpentarium/core";
import type { Check } from "@serpentarium/testkit";
import { requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { resolveExport } from "../locate.ts";
import { readManifest } from "../manifest.ts";
import type { Terminal } from "../terminal.ts";

const MAX_RUNS = 1_000_000;

const PACKAGE_GROUP = { group: { en: "package", fr: "paquet" } } as const;

/** Checks that package.json declares the plugin, so that tools find it; a single module has no such check. */
function manifestChecks({ contract, game }: GamePlugin, path: string): Check[] {
  const manifest = readManifest(path);
  if (manifest === undefined) return [];
  const expected = JSON.stringify({ contract, games: [game.id] });
  const isDeclared =
    manifest.ok &&
    manifest.value.plugin?.contract === contract &&
    manifest.value.plugin.games.includes(game.id);
  return [
    {
      ...PACKAGE_GROUP,
      name: { en: "package.json names the game", fr: "package.json dit quel jeu il contient" },
      run: () => (isDeclared ? undefined : `package.json needs "serpentarium": ${expected}`),
    },
  ];
}

/** The checks of a part of the package, or one that fails where the part cannot be loaded. */
async function partChecks<T>(
  path: string,
  subpath: `./${string}`,
  load: (entry: string) => Promise<T>,
  checksOf: (part: T) => readonly Check[],
): Promise<readonly Check[]> {
  const entry = resolveExport(path, subpath);
  if (entry === undefined) return [];
  try {
    return checksOf(await load(entry));
  } catch (error) {
    const run = (): string => (error instanceof Error ? error.message : String(error));
    return [{ ...PACKAGE_GROUP, name: { en: `${subpath} can be loaded`, fr: `${subpath} se charge` }, run }];
  }
}

/** How many checks had each result. */
interface CheckCounts {
  passed: number;
  failed: number;
  /** What a draft still lacks. */
  toDo: number;
}

/** Runs the checks and prints each result; an exception of the plugin is a problem as well. */
async function printChecks(checks: readonly Check[], { print, translate }: Terminal): Promise<CheckCounts> {
  const { describeThrown } = await import("@serpentarium/testkit");
  const runCheck = ({ run }: Check): string | undefined => {
    try {
      return run();
    } catch (error) {
      return `the game threw ${describeThrown(error)}`;
    }
  };
  let group = "";
  const counts: CheckCounts = { passed: 0, failed: 0, toDo: 0 };
  for (const check of checks) {
    if (translate(check.group) !== group) {
      group = translate(check.group);
      print(`\n${group}`);
    }
    const problem = check.isToDo ? undefined : runCheck(check);
    const [result, sign] = check.isToDo
      ? (["toDo", "☐"] as const)
      : problem === undefined
        ? (["passed", "✓"] as const)
        : (["failed", "✗"] as const);
    counts[result]++;
    print(`  ${sign} ${translate(check.name)}`);
    for (const line of problem?.split("\n") ?? []) if (line !== check.name.en) print(`      ${line}`);
  }
  return counts;
}

/** The result of all checks in one line. */
function summarise(
  { game }: GamePlugin,
  { passed, failed, toDo }: CheckCounts,
  { translate }: Terminal,
): string {
  const title = `${game.id} ${game.version}`;
  const total = passed + failed;
  if (failed > 0)
    return translate({
      en: `${title}: ${total} checks, ${failed} of them failed.`,
      fr: `${title} : ${total} vérifications, dont ${failed} en échec.`,
    });
  const result = {
    en: `${title}: ${total} checks, all passed.`,
    fr: `${title} : ${total} vérifications, toutes bonnes.`,
  };
  return translate(
    toDo === 0
      ? result
      : {
          en: `${result.en} To do before it is published: ${toDo}.`,
          fr: `${result.fr} À faire avant de publier : ${toDo}.`,
        },
  );
}

export const check = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "check",
    description: terminal.translate({
      en: "Check a game plugin against the laws, its examples, its rulebook, its position editor and its lesson",
      fr: "Vérifier un jeu : les lois, ses exemples, son livret de règles, son éditeur de positions et sa leçon",
    }),
    examples: [
      "serpentarium check .",
      "serpentarium check @serpentarium/pantarei --runs 200 --options goal=3",
    ],
    args: {
      plugin: {
        type: "positional",
        required: true,
        description: terminal.translate({
          en: "package or path of the plugin",
          fr: "paquet ou chemin du jeu",
        }),
      },
      runs: {
        type: "string",
        valueHint: "n",
        default: "20",
        description: terminal.translate({ en: "random games for each law", fr: "parties au hasard par loi" }),
      },
      seed: {
        type: "string",
        valueHint: "n",
        default: "1",
        description: terminal.translate({ en: "seed of the random games", fr: "graine de leur tirage" }),
      },
      ...tableArgs(terminal),
    },
    async run(args, { options }) {
      const effort = {
        runs: requireInteger("--runs", args.runs, 1, MAX_RUNS),
        seed: requireInteger("--seed", args.seed, 0, 2 ** 31 - 1),
      };
      const [
        { botsLaw },
        kit,
        { loadEditor, loadTeaching },
        { loadPlugin, packagePath },
        { readRulebooks },
        { readTable },
      ] = await Promise.all([
        import("@serpentarium/bots/law"),
        import("@serpentarium/testkit"),
        import("../plugin-parts.ts"),
        import("../plugins.ts"),
        import("../rulebook.ts"),
        import("../table-arguments.ts"),
      ]);
      const plugin = await loadPlugin(args.plugin);
      const table = readTable(plugin.game, args.seats, options);
      const tables = options.length > 0 ? [{ seats: table.seats, options: { ...table.options } }] : [];
      const path = packagePath(args.plugin);
      const books = await readRulebooks(path, plugin.game);
      const checks = [
        ...kit.conformanceChecks(plugin, { ...effort, laws: [...kit.LAWS, botsLaw], tables, ...books }),
        ...(await partChecks(path, "./editor", loadEditor, (editor) =>
          kit.editorConformanceChecks(plugin, editor),
        )),
        ...(await partChecks(path, "./teaching", loadTeaching, (teaching) =>
          kit.teachingConformanceChecks(plugin, teaching),
        )),
        ...manifestChecks(plugin, path),
      ];
      const counts = await printChecks(checks, terminal);
      terminal.print(`\n${summarise(plugin, counts, terminal)}`);
      return counts.failed === 0 ? EXIT.ok : EXIT.failed;
    },
  });
