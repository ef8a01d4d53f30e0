import { tableArgs, wholeNumber } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, misused, wrongUse } from "../command-error.ts";
import type { Played } from "../diff/compare.ts";
import type { Both } from "../diff/side.ts";
import type { Report } from "../diff/words.ts";
import { orError } from "../or-error.ts";
import type { PluginSource } from "../plugin-source.ts";
import type { Terminal } from "../terminal.ts";

const MAX_GAMES = 1_000_000;

const load = async () => ({
  ...(await import("../diff/compare.ts")),
  ...(await import("../diff/records.ts")),
  ...(await import("../diff/words.ts")),
  ...(await import("../plugins.ts")),
  ...(await import("../table.ts")),
});
type Tools = Awaited<ReturnType<typeof load>>;

async function loadBoth(before: string, after: string, tools: Tools): Promise<Both<PluginSource>> {
  const sources = { old: await tools.loadSource(before), new: await tools.loadSource(after) };
  const [old, now] = [sources.old.plugin.game.id, sources.new.plugin.game.id];
  if (old === now) return sources;
  throw wrongUse(
    `${old} and ${now} are two games, not two versions of one`,
    `${old} et ${now} sont deux jeux, pas deux versions d’un seul`,
  );
}

/** Plays every record through both versions. @throws CommandError where one does not hold in either */
function compareAll(
  sources: Both<PluginSource>,
  played: readonly Played[],
  withLegal: boolean,
  tools: Tools,
): Report {
  const games = { old: sources.old.plugin.game, new: sources.new.plugin.game };
  let report: Report = { games, records: played.length, actions: 0, partings: [] };
  for (const one of played) {
    const found = tools.compare(games, one, withLegal);
    if (found.is === "void") {
      const { en, fr } = found.error.message;
      throw wrongUse(
        `${one.name} holds in neither version: action ${found.index}, ${en}`,
        `${one.name} ne tient dans aucune des deux versions : coup ${found.index}, ${fr}`,
      );
    }
    report = { ...report, actions: report.actions + one.actions.length };
    if (found.is === "same") continue;
    const sides = report.sides ?? (report.partings.length === 0 ? found.sides : undefined);
    report = { ...report, partings: [...report.partings, found.parting], ...(sides && { sides }) };
  }
  return report;
}

const versionOf = ({ plugin, name, path }: PluginSource) => ({
  version: plugin.game.version,
  package: name ?? null,
  path,
});

/** The report as data: stable names for programs. */
const dataOf = (sources: Both<PluginSource>, { records, actions, partings }: Report) => ({
  game: sources.old.plugin.game.id,
  old: versionOf(sources.old),
  new: versionOf(sources.new),
  same: partings.length === 0,
  records,
  actions,
  partings,
});

export const diff = (terminal: Terminal): Command => {
  const { say } = terminal;
  return createCommand(terminal, {
    name: "diff",
    description: say({
      en: "Replay records through two versions of a game, and show where they part",
      fr: "Rejouer des parties dans deux versions d’un jeu, et montrer où elles divergent",
    }),
    examples: [
      "serpentarium diff pantarei ./packages/pantarei --games 200",
      "serpentarium diff ./old ./new games.jsonl --legal --json",
    ],
    takesMore: true,
    args: {
      old: {
        type: "positional",
        required: true,
        description: say({
          en: "the older version: game id, package or path",
          fr: "la version ancienne : identifiant, paquet ou chemin",
        }),
      },
      new: {
        type: "positional",
        required: true,
        description: say({ en: "the newer version", fr: "la version nouvelle" }),
      },
      records: {
        type: "positional",
        required: false,
        description: say({
          en: "files of records, one or one a line, links, or -; without any, random games of the older version",
          fr: "fichiers de parties, une ou une par ligne, liens, ou - ; sans rien, des parties au hasard de l’ancienne",
        }),
      },
      games: {
        type: "string",
        valueHint: "n",
        default: "20",
        description: say({ en: "how many random games", fr: "combien de parties au hasard" }),
      },
      seed: {
        type: "string",
        valueHint: "text",
        default: "1",
        description: say({ en: "what they are drawn from", fr: "graine de leur tirage" }),
      },
      legal: {
        type: "boolean",
        description: say({
          en: "the legal actions must be the same as well",
          fr: "les coups légaux doivent être les mêmes aussi",
        }),
      },
      json: { type: "boolean", description: say({ en: "as JSON", fr: "en JSON" }) },
      ...tableArgs(terminal),
      seats: {
        type: "string",
        valueHint: "n",
        description: say({
          en: "number of players of the random games (default: each that the game takes, in turn)",
          fr: "nombre de joueurs des parties au hasard (par défaut, chacun de ceux du jeu à son tour)",
        }),
      },
    },
    run: (args, { options, words }) =>
      orError(async () => {
        const games = wholeNumber("--games", args.games, 1, MAX_GAMES);
        const tools = await load();
        const sources = await loadBoth(args.old, args.new, tools);
        const { game } = sources.old.plugin;
        const draw = (): readonly Played[] => {
          const seats = args.seats === undefined ? undefined : Number(args.seats);
          const drawn = tools.drawGames(game, {
            games,
            seed: args.seed,
            seats,
            options: tools.readOptions(options),
          });
          if (drawn.ok) return drawn.value;
          throw misused(drawn.error);
        };
        const records = words.slice(2);
        const played = records.length > 0 ? await tools.readPlayed(game, records, terminal.input) : draw();
        const report = compareAll(sources, played, args.legal ?? false, tools);
        terminal.print(
          args.json
            ? JSON.stringify(dataOf(sources, report), undefined, 2)
            : say(tools.describeReport(report)),
        );
        return report.partings.length === 0 ? EXIT.ok : EXIT.failed;
      }),
  });
};
