import { requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, toUsageError, usageError } from "../command-error.ts";
import type { DiffMatch } from "../diff/compare.ts";
import type { DiffReport } from "../diff/report.ts";
import type { VersionPair } from "../diff/side.ts";
import { withDiffExitCodes } from "../diff-exit-codes.ts";
import type { LoadedPlugin } from "../loaded-plugin.ts";
import type { Terminal } from "../terminal.ts";

const MAX_GAMES = 1_000_000;

const loadModules = async () => ({
  ...(await import("../diff/compare.ts")),
  ...(await import("../diff/matches.ts")),
  ...(await import("../diff/report.ts")),
  ...(await import("../plugins.ts")),
  ...(await import("../table-arguments.ts")),
});
type Modules = Awaited<ReturnType<typeof loadModules>>;

async function loadBoth(older: string, newer: string, modules: Modules): Promise<VersionPair<LoadedPlugin>> {
  const sources = { old: await modules.loadSource(older), new: await modules.loadSource(newer) };
  const [old, now] = [sources.old.plugin.game.id, sources.new.plugin.game.id];
  if (old === now) return sources;
  throw usageError(
    `${old} and ${now} are different games, not two versions of one`,
    `${old} et ${now} sont deux jeux, pas deux versions d’un seul`,
  );
}

/** Compares the versions on every match. @throws CommandError for a match that is invalid in both */
function compareAll(
  sources: VersionPair<LoadedPlugin>,
  matches: readonly DiffMatch[],
  withLegal: boolean,
  modules: Modules,
): DiffReport {
  const games = { old: sources.old.plugin.game, new: sources.new.plugin.game };
  let report: DiffReport = { games, records: matches.length, actions: 0, differences: [] };
  for (const match of matches) {
    const comparison = modules.compare(games, match, withLegal);
    if (comparison.is === "invalid") {
      const { en, fr } = comparison.error.message;
      throw usageError(
        `${match.name} is invalid in both versions: action ${comparison.index}, ${en}`,
        `${match.name} n’est valable dans aucune des deux versions : coup ${comparison.index}, ${fr}`,
      );
    }
    report = { ...report, actions: report.actions + match.actions.length };
    if (comparison.is === "same") continue;
    const sides = report.sides ?? (report.differences.length === 0 ? comparison.sides : undefined);
    report = {
      ...report,
      differences: [...report.differences, comparison.difference],
      ...(sides && { sides }),
    };
  }
  return report;
}

const versionData = ({ plugin, name, path }: LoadedPlugin) => ({
  version: plugin.game.version,
  package: name ?? null,
  path,
});

/** The report as JSON, with stable field names. */
const toJson = (sources: VersionPair<LoadedPlugin>, report: DiffReport) => ({
  game: sources.old.plugin.game.id,
  old: versionData(sources.old),
  new: versionData(sources.new),
  same: report.differences.length === 0,
  records: report.records,
  actions: report.actions,
  differences: report.differences,
});

export const diff = (terminal: Terminal): Command => {
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "diff",
    description: translate({
      en: "Replay records through two versions of a game, and show where they differ",
      fr: "Rejouer des parties dans deux versions d’un jeu, et montrer où elles divergent",
    }),
    examples: [
      "serpentarium diff pantarei ./packages/pantarei --games 200",
      "serpentarium diff ./old ./new games.jsonl --legal --json",
    ],
    isVariadic: true,
    args: {
      old: {
        type: "positional",
        required: true,
        description: translate({
          en: "the older version: game id, package or path",
          fr: "la version ancienne : identifiant, paquet ou chemin",
        }),
      },
      new: {
        type: "positional",
        required: true,
        description: translate({ en: "the newer version", fr: "la version nouvelle" }),
      },
      records: {
        type: "positional",
        required: false,
        description: translate({
          en: "record files (one record, or one per line), links, or -; default: random games of the older version",
          fr: "fichiers de parties, une ou une par ligne, liens, ou - ; sans rien, des parties au hasard de l’ancienne",
        }),
      },
      games: {
        type: "string",
        valueHint: "n",
        default: "20",
        description: translate({ en: "how many random games", fr: "combien de parties au hasard" }),
      },
      seed: {
        type: "string",
        valueHint: "text",
        default: "1",
        description: translate({ en: "seed of the random games", fr: "graine de leur tirage" }),
      },
      legal: {
        type: "boolean",
        description: translate({
          en: "compare the legal actions as well",
          fr: "les coups légaux doivent être les mêmes aussi",
        }),
      },
      json: { type: "boolean", description: translate({ en: "as JSON", fr: "en JSON" }) },
      ...tableArgs(terminal),
      seats: {
        type: "string",
        valueHint: "n",
        description: translate({
          en: "number of players of the random games (default: each number that the game allows, in turn)",
          fr: "nombre de joueurs des parties au hasard (par défaut, chacun de ceux du jeu à son tour)",
        }),
      },
    },
    run: (args, { options, positionals }) =>
      withDiffExitCodes(async () => {
        const games = requireInteger("--games", args.games, 1, MAX_GAMES);
        const modules = await loadModules();
        const sources = await loadBoth(args.old, args.new, modules);
        const { game } = sources.old.plugin;
        const playRandom = (): readonly DiffMatch[] => {
          const seats = args.seats === undefined ? undefined : Number(args.seats);
          const random = modules.playRandomMatches(game, {
            games,
            seed: args.seed,
            seats,
            options: modules.readOptions(options),
          });
          if (random.ok) return random.value;
          throw toUsageError(random.error);
        };
        const records = positionals.slice(2);
        const matches =
          records.length > 0 ? await modules.readMatches(game, records, terminal.input) : playRandom();
        const report = compareAll(sources, matches, args.legal ?? false, modules);
        terminal.print(
          args.json
            ? JSON.stringify(toJson(sources, report), undefined, 2)
            : translate(modules.describeReport(report)),
        );
        return report.differences.length === 0 ? EXIT.ok : EXIT.failed;
      }),
  });
};
