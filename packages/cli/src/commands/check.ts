import type { Plugin } from "@serpentarium/core";
import type { Check } from "@serpentarium/testkit";
import { tableArgs, wholeNumber } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { readManifest } from "../manifest.ts";
import type { Terminal } from "../terminal.ts";

const MAX_RUNS = 1_000_000;

/** Whether the package says in its package.json what it is, so that tools find it; a module that stands alone needs not. */
function fieldCheck({ contract, game }: Plugin, path: string): Check[] {
  const manifest = readManifest(path);
  if (manifest === undefined) return [];
  const wanted = JSON.stringify({ contract, games: [game.id] });
  const isSaid =
    manifest.ok &&
    manifest.value.plugin?.contract === contract &&
    manifest.value.plugin.games.includes(game.id);
  return [
    {
      group: { en: "package", fr: "paquet" },
      name: { en: "package.json says which game it holds", fr: "package.json dit quel jeu il contient" },
      run: () => (isSaid ? undefined : `package.json needs "serpentarium": ${wanted}`),
    },
  ];
}

/** What a check finds, what the plugin throws included. */
function find(check: Check): string | undefined {
  try {
    return check.run();
  } catch (error) {
    return `the game threw ${String(error)}`;
  }
}

/** Runs every check and tells each as it is done; gives how many do not hold. */
function report(checks: readonly Check[], { print, say }: Terminal): number {
  let group = "";
  let broken = 0;
  for (const check of checks) {
    if (say(check.group) !== group) {
      group = say(check.group);
      print(`\n${group}`);
    }
    const found = find(check);
    print(`  ${found === undefined ? "✓" : "✗"} ${say(check.name)}`);
    if (found === undefined) continue;
    broken++;
    for (const line of found.split("\n")) if (line !== check.name.en) print(`      ${line}`);
  }
  return broken;
}

/** What the checks come to, in a line. */
function summarise({ game }: Plugin, total: number, broken: number, { say }: Terminal): string {
  const what = `${game.id} ${game.version}`;
  return broken === 0
    ? say({
        en: `${what}: ${total} checks, all hold.`,
        fr: `${what} : ${total} vérifications, toutes bonnes.`,
      })
    : say({
        en: `${what}: ${total} checks, ${broken} of them failed.`,
        fr: `${what} : ${total} vérifications, dont ${broken} en échec.`,
      });
}

export const check = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "check",
    description: terminal.say({
      en: "Hold a game plugin against the laws, its examples and its rulebook",
      fr: "Vérifier un jeu : les lois, ses exemples, son livret de règles",
    }),
    examples: [
      "serpentarium check .",
      "serpentarium check @serpentarium/pantarei --runs 200 --options goal=3",
    ],
    args: {
      plugin: {
        type: "positional",
        required: true,
        description: terminal.say({ en: "package or path of the plugin", fr: "paquet ou chemin du jeu" }),
      },
      runs: {
        type: "string",
        valueHint: "n",
        default: "20",
        description: terminal.say({ en: "random games for each law", fr: "parties au hasard par loi" }),
      },
      seed: {
        type: "string",
        valueHint: "n",
        default: "1",
        description: terminal.say({ en: "what they are drawn from", fr: "graine de leur tirage" }),
      },
      ...tableArgs(terminal),
    },
    async run(args, { options }) {
      const effort = {
        runs: wholeNumber("--runs", args.runs, 1, MAX_RUNS),
        seed: wholeNumber("--seed", args.seed, 0, 2 ** 31 - 1),
      };
      const [{ conformance }, { loadPlugin, packageOf }, { readBooks }, { readTable }] = await Promise.all([
        import("@serpentarium/testkit"),
        import("../plugins.ts"),
        import("../rulebook.ts"),
        import("../table.ts"),
      ]);
      const plugin = await loadPlugin(args.plugin);
      const table = readTable(plugin.game, args.seats, options);
      const tables = options.length > 0 ? [{ seats: table.seats, options: { ...table.options } }] : [];
      const path = packageOf(args.plugin);
      const books = await readBooks(path, plugin.game);
      const checks = [...conformance(plugin, { ...effort, tables, ...books }), ...fieldCheck(plugin, path)];
      const broken = report(checks, terminal);
      terminal.print(`\n${summarise(plugin, checks.length, broken, terminal)}`);
      return broken === 0 ? EXIT.ok : EXIT.failed;
    },
  });
