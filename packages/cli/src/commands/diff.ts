import type { Words } from "@serpentarium/core";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, toUsageError, usageError } from "../command-error.ts";
import type { DiffMatch, SideFinding } from "../diff/compare.ts";
import type { DiffReport } from "../diff/report.ts";
import type { VersionPair } from "../diff/side.ts";
import { withDiffExitCodes } from "../diff-exit-codes.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { gameTextInEachLanguage, gameWords } from "../words.ts";

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
  throw usageError({ id: "cli.diff.other-game", data: { one: old, other: now } });
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
      const { index, error } = comparison;
      throw usageError({
        id: "cli.diff.invalid-record",
        data: { record: match.name, number: index, problem: error.message },
      });
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

/** The words of both versions. */
const wordsOf = async (
  sources: VersionPair<LoadedPlugin>,
  { words: { language } }: Terminal,
): Promise<VersionPair<Words>> => ({
  old: await gameWords(sources.old, language),
  new: await gameWords(sources.new, language),
});

const versionData = ({ plugin, name, path }: LoadedPlugin) => ({
  version: plugin.game.version,
  package: name ?? null,
  path,
});

/** The finding of a version, with the message of its failure in each language. */
const findingData = async (finding: SideFinding, source: LoadedPlugin) =>
  "message" in finding
    ? { ...finding, message: await gameTextInEachLanguage(source, finding.message) }
    : finding;

/** The report as JSON, with stable field names. */
const toJson = async (sources: VersionPair<LoadedPlugin>, report: DiffReport) => ({
  game: sources.old.plugin.game.id,
  old: versionData(sources.old),
  new: versionData(sources.new),
  same: report.differences.length === 0,
  records: report.records,
  actions: report.actions,
  differences: await Promise.all(
    report.differences.map(async (difference) => ({
      ...difference,
      old: await findingData(difference.old, sources.old),
      new: await findingData(difference.new, sources.new),
    })),
  ),
});

export const diff = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "diff",
    description: words.text("cli.diff.description"),
    examples: [
      "serpentarium diff pantarei ./packages/pantarei --games 200",
      "serpentarium diff ./old ./new games.jsonl --legal --json",
    ],
    isVariadic: true,
    args: {
      old: {
        type: "positional",
        required: true,
        description: words.text("cli.diff.arguments.old"),
      },
      new: {
        type: "positional",
        required: true,
        description: words.text("cli.diff.arguments.new"),
      },
      records: {
        type: "positional",
        required: false,
        description: words.text("cli.diff.arguments.records"),
      },
      games: {
        type: "string",
        valueHint: "n",
        default: "20",
        description: words.text("cli.diff.arguments.games"),
      },
      seed: {
        type: "string",
        valueHint: "text",
        default: "1",
        description: words.text("cli.diff.arguments.seed"),
      },
      legal: {
        type: "boolean",
        description: words.text("cli.diff.arguments.legal"),
      },
      json: { type: "boolean", description: words.text("cli.arguments.json") },
      ...tableArgs(words),
      seats: {
        type: "string",
        valueHint: "n",
        description: words.text("cli.diff.arguments.seats"),
      },
    },
    run: (args, { options, positionals }) =>
      withDiffExitCodes(async () => {
        const games = requireInteger("--games", args.games, 1, MAX_GAMES);
        const modules = await loadModules();
        const sources = await loadBoth(args.old, args.new, modules);
        await useWordsOf(sources.old, terminal);
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
            ? JSON.stringify(await toJson(sources, report), undefined, 2)
            : modules.describeReport(report, await wordsOf(sources, terminal)),
        );
        return report.differences.length === 0 ? EXIT.ok : EXIT.failed;
      }),
  });
};
