import type { Text } from "@serpentarium/core";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Origin, PluginSource } from "../plugin-source.ts";
import type { Terminal } from "../terminal.ts";

const ORIGIN: Readonly<Record<Origin, Text>> = {
  "built-in": { en: "built in", fr: "intégré" },
  installed: { en: "installed", fr: "installé" },
  path: { en: "path", fr: "chemin" },
};

const HEADINGS: readonly Text[] = [
  { en: "game", fr: "jeu" },
  { en: "version", fr: "version" },
  { en: "title", fr: "titre" },
  { en: "seats", fr: "places" },
  { en: "package", fr: "paquet" },
  { en: "contract", fr: "contrat" },
  { en: "from", fr: "origine" },
  { en: "variant of", fr: "variante de" },
];

/** Whether another game of the same id is played in its place, unless it is named. */
const isHidden = ({ plugin }: PluginSource, earlier: readonly PluginSource[]): boolean =>
  earlier.some((other) => other.plugin.game.id === plugin.game.id);

/** A game as data: stable names for programs. */
function describeSource(source: PluginSource, i: number, all: readonly PluginSource[]) {
  const { plugin, origin, name, path } = source;
  const { id, version, title, seats, variantOf } = plugin.game;
  return {
    id,
    version,
    title,
    seats: { min: seats.min, max: seats.max },
    package: name ?? null,
    contract: plugin.contract,
    from: origin,
    path,
    variantOf: variantOf ?? null,
    hidden: isHidden(source, all.slice(0, i)),
  };
}
type Described = ReturnType<typeof describeSource>;

function rowOf(game: Described, say: Terminal["say"]): string[] {
  const { min, max } = game.seats;
  const origin = say(ORIGIN[game.from]);
  return [
    game.id,
    game.version,
    say(game.title),
    min === max ? `${min}` : `${min}–${max}`,
    game.package ?? game.path,
    String(game.contract),
    game.hidden ? `${origin}${say({ en: ", hidden", fr: ", masqué" })}` : origin,
    game.variantOf ? `${game.variantOf.id} ${game.variantOf.range}` : "",
  ];
}

export const list = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "list",
    description: terminal.say({
      en: "List the games that can be played here: those of the program, and installed plugins",
      fr: "Lister les jeux jouables ici : ceux du programme, et ceux qui sont installés",
    }),
    examples: ["serpentarium list", "serpentarium list --json --plugin ./my-game"],
    args: {
      json: { type: "boolean", description: terminal.say({ en: "as JSON", fr: "en JSON" }) },
      ...pluginArg(terminal),
    },
    async run({ json }, { plugin }) {
      const [{ loadSources }, { formatColumns }] = await Promise.all([
        import("../plugins.ts"),
        import("../columns.ts"),
      ]);
      const { say, print, errors } = terminal;
      const { sources, broken } = await loadSources(plugin);
      const games = sources.map(describeSource);
      if (json) {
        print(JSON.stringify({ games, skipped: broken.map(({ text }) => text) }, undefined, 2));
        return EXIT.ok;
      }
      for (const line of formatColumns([HEADINGS.map(say), ...games.map((game) => rowOf(game, say))]))
        print(line);
      const skipped = say({ en: "skipped", fr: "ignoré" });
      for (const { text } of broken) errors.write(`serpentarium: ${skipped}: ${say(text)}\n`);
      return EXIT.ok;
    },
  });
