import type { Message, Words } from "@serpentarium/core";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { gameTextInEachLanguage, gameWords, textInEachLanguage } from "../words.ts";

const ORIGIN_TEXTS = {
  "built-in": { id: "cli.list.origins.built-in" },
  installed: { id: "cli.list.origins.installed" },
  path: { id: "cli.list.origins.path" },
} as const satisfies Readonly<Record<LoadedPlugin["origin"], Message>>;

const HEADINGS: readonly Message[] = [
  { id: "cli.list.headings.game" },
  { id: "cli.list.headings.version" },
  { id: "cli.list.headings.title" },
  { id: "cli.list.headings.seats" },
  { id: "cli.list.headings.package" },
  { id: "cli.list.headings.contract" },
  { id: "cli.list.headings.from" },
  { id: "cli.list.headings.variant-of" },
];

/** Whether an earlier source with the same game id takes precedence. */
const isShadowed = ({ plugin }: LoadedPlugin, earlier: readonly LoadedPlugin[]): boolean =>
  earlier.some((other) => other.plugin.game.id === plugin.game.id);

/** A source as JSON, with stable field names. */
async function toSourceData(source: LoadedPlugin, i: number, all: readonly LoadedPlugin[]) {
  const { plugin, origin, name, path } = source;
  const { id, version, seats, variantOf } = plugin.game;
  return {
    id,
    version,
    title: await gameTextInEachLanguage(source, { id: "title" }),
    seats: { min: seats.min, max: seats.max },
    package: name ?? null,
    contract: plugin.contract,
    from: origin,
    path,
    variantOf: variantOf ?? null,
    hidden: isShadowed(source, all.slice(0, i)),
  };
}

function toRow(source: LoadedPlugin, i: number, all: readonly LoadedPlugin[], words: Words): string[] {
  const { plugin, name, path } = source;
  const { id, version, seats, variantOf } = plugin.game;
  const origin = ORIGIN_TEXTS[source.origin];
  return [
    id,
    version,
    words.text("title"),
    seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`,
    name ?? path,
    String(plugin.contract),
    isShadowed(source, all.slice(0, i)) ? words.text("cli.list.hidden", { origin }) : words.format(origin),
    variantOf ? `${variantOf.id} ${variantOf.range}` : "",
  ];
}

export const list = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "list",
    description: terminal.words.text("cli.list.description"),
    examples: ["serpentarium list", "serpentarium list --json --plugin ./my-game"],
    args: {
      json: { type: "boolean", description: terminal.words.text("cli.arguments.json") },
      ...pluginArg(terminal.words),
    },
    async run({ json }, { plugin }) {
      const [{ loadSources }, { formatColumns }] = await Promise.all([
        import("../plugins.ts"),
        import("../columns.ts"),
      ]);
      const { words, print, note } = terminal;
      const { sources, broken } = await loadSources(plugin);
      if (json) {
        const games = await Promise.all(sources.map(toSourceData));
        const skipped = broken.map(textInEachLanguage);
        print(JSON.stringify({ games, skipped }, undefined, 2));
        return EXIT.ok;
      }
      const rows = sources.map(async (source, i) =>
        toRow(source, i, sources, await gameWords(source, words.language)),
      );
      for (const line of formatColumns([HEADINGS.map(words.format, words), ...(await Promise.all(rows))]))
        print(line);
      for (const problem of broken) note(words.text("cli.plugins.skipped", { problem }));
      return EXIT.ok;
    },
  });
