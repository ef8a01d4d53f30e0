import type { Message } from "@serpentarium/core";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { LoadedPlugin, PluginOrigin } from "../loaded-plugin.ts";
import type { Terminal } from "../terminal.ts";

const ORIGIN_TEXTS: Readonly<Record<PluginOrigin, Message>> = {
  "built-in": { en: "built in", fr: "intégré" },
  installed: { en: "installed", fr: "installé" },
  path: { en: "path", fr: "chemin" },
};

const HEADINGS: readonly Message[] = [
  { en: "game", fr: "jeu" },
  { en: "version", fr: "version" },
  { en: "title", fr: "titre" },
  { en: "seats", fr: "places" },
  { en: "package", fr: "paquet" },
  { en: "contract", fr: "contrat" },
  { en: "from", fr: "origine" },
  { en: "variant of", fr: "variante de" },
];

/** Whether an earlier source with the same game id takes precedence. */
const isShadowed = ({ plugin }: LoadedPlugin, earlier: readonly LoadedPlugin[]): boolean =>
  earlier.some((other) => other.plugin.game.id === plugin.game.id);

/** A source as JSON, with stable field names. */
function toSourceData(source: LoadedPlugin, i: number, all: readonly LoadedPlugin[]) {
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
    hidden: isShadowed(source, all.slice(0, i)),
  };
}
type SourceData = ReturnType<typeof toSourceData>;

function toRow(game: SourceData, say: Terminal["translate"]): string[] {
  const { min, max } = game.seats;
  const origin = say(ORIGIN_TEXTS[game.from]);
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
    description: terminal.translate({
      en: "List the games you can play here: built-in games and installed plugins",
      fr: "Lister les jeux jouables ici : ceux du programme, et ceux qui sont installés",
    }),
    examples: ["serpentarium list", "serpentarium list --json --plugin ./my-game"],
    args: {
      json: { type: "boolean", description: terminal.translate({ en: "as JSON", fr: "en JSON" }) },
      ...pluginArg(terminal),
    },
    async run({ json }, { plugin }) {
      const [{ loadSources }, { formatColumns }] = await Promise.all([
        import("../plugins.ts"),
        import("../columns.ts"),
      ]);
      const { translate, print, errors } = terminal;
      const { sources, broken } = await loadSources(plugin);
      const games = sources.map(toSourceData);
      if (json) {
        print(JSON.stringify({ games, skipped: broken.map(({ text }) => text) }, undefined, 2));
        return EXIT.ok;
      }
      for (const line of formatColumns([
        HEADINGS.map(translate),
        ...games.map((game) => toRow(game, translate)),
      ]))
        print(line);
      const skipped = translate({ en: "skipped", fr: "ignoré" });
      for (const { text } of broken) errors.write(`serpentarium: ${skipped}: ${translate(text)}\n`);
      return EXIT.ok;
    },
  });
