import type { GamePlugin } from "@serpentarium/core";
import { declaresPlugin, loadEditor, loadTeaching, readManifest, resolveExport } from "@serpentarium/plugins";
import type { Check } from "@serpentarium/testkit";
import { requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { packageFolder, programWords } from "../words.ts";

const MAX_RUNS = 1_000_000;

const PACKAGE_GROUP = { group: { id: "cli.check.package" } } as const;

/** Checks that package.json declares the plugin, so that tools find it; not for a single module. */
function manifestChecks(plugin: GamePlugin, path: string): Check[] {
  const manifest = readManifest(path);
  if (manifest === undefined) return [];
  const field = manifest.ok ? manifest.value.plugin : manifest;
  const expected = JSON.stringify({ contract: plugin.contract, games: [plugin.game.id] });
  return [
    {
      ...PACKAGE_GROUP,
      name: { id: "cli.check.names-game" },
      run: () =>
        declaresPlugin(field, plugin) ? undefined : `package.json needs "serpentarium": ${expected}`,
    },
  ];
}

/** Returns the checks of a part of the package, or a failed check if it cannot be loaded. */
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
    return [{ ...PACKAGE_GROUP, name: { id: "cli.check.can-be-loaded", data: { subpath } }, run }];
  }
}

/** How many checks had each result. */
interface CheckCounts {
  passed: number;
  failed: number;
  /** Parts that a draft still lacks. */
  toDo: number;
}

/** Runs the checks and prints each result; an exception of the plugin is a failed check, too. */
async function printChecks(checks: readonly Check[], { print, words }: Terminal): Promise<CheckCounts> {
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
    if (words.format(check.group) !== group) {
      group = words.format(check.group);
      print(`\n${group}`);
    }
    const problem = check.isToDo ? undefined : runCheck(check);
    const [result, sign] = check.isToDo
      ? (["toDo", "☐"] as const)
      : problem === undefined
        ? (["passed", "✓"] as const)
        : (["failed", "✗"] as const);
    counts[result]++;
    print(`  ${sign} ${words.format(check.name)}`);
    // reports are in English
    const title = programWords("en").format(check.name);
    for (const line of problem?.split("\n") ?? []) if (line !== title) print(`      ${line}`);
  }
  return counts;
}

/** The result of all checks in one line. */
function summarise({ game }: GamePlugin, { passed, failed, toDo }: CheckCounts, { words }: Terminal): string {
  const data = { game: game.id, version: game.version, checks: passed + failed, failed, toDo };
  if (failed > 0) return words.text("cli.check.some-failed", data);
  return toDo > 0 ? words.text("cli.check.draft-passed", data) : words.text("cli.check.all-passed", data);
}

export const check = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "check",
    description: terminal.words.text("cli.check.description"),
    examples: [
      "serpentarium check .",
      "serpentarium check @serpentarium/pantarei --runs 200 --options goal=3",
    ],
    args: {
      plugin: {
        type: "positional",
        required: true,
        description: terminal.words.text("cli.check.arguments.plugin"),
      },
      runs: {
        type: "string",
        valueHint: "n",
        default: "20",
        description: terminal.words.text("cli.check.arguments.runs"),
      },
      seed: {
        type: "string",
        valueHint: "n",
        default: "1",
        description: terminal.words.text("cli.check.arguments.seed"),
      },
      ...tableArgs(terminal.words),
    },
    async run(args, { options }) {
      const effort = {
        runs: requireInteger("--runs", args.runs, 1, MAX_RUNS),
        seed: requireInteger("--seed", args.seed, 0, 2 ** 31 - 1),
      };
      const [{ botsLaw }, kit, { loadSource, packagePath }, { readRulebooks }, { readTable }] =
        await Promise.all([
          import("@serpentarium/bots/law"),
          import("@serpentarium/testkit"),
          import("../plugins.ts"),
          import("../rulebook.ts"),
          import("../table-arguments.ts"),
        ]);
      const source = await loadSource(args.plugin);
      await useWordsOf(source, terminal);
      const { plugin } = source;
      const table = readTable(plugin.game, args.seats, options);
      const tables = options.length > 0 ? [{ seats: table.seats, options: { ...table.options } }] : [];
      const path = packagePath(args.plugin);
      const folder = { folder: packageFolder(source) ?? path };
      const books = await readRulebooks(source);
      const reviewed = kit.readReviewed(folder.folder);
      const checks = [
        ...kit.conformanceChecks(plugin, {
          ...effort,
          laws: [...kit.LAWS, botsLaw],
          tables,
          ...folder,
          ...books,
          reviewed,
        }),
        ...(await partChecks(path, "./editor", loadEditor, (editor) =>
          kit.editorConformanceChecks(plugin, editor, folder),
        )),
        ...(await partChecks(path, "./teaching", loadTeaching, (teaching) =>
          kit.teachingConformanceChecks(plugin, teaching, folder),
        )),
        ...manifestChecks(plugin, path),
      ];
      const counts = await printChecks(checks, terminal);
      terminal.print(`\n${summarise(plugin, counts, terminal)}`);
      return counts.failed === 0 ? EXIT.ok : EXIT.failed;
    },
  });
