import { statSync } from "node:fs";
import { join } from "node:path";
import type { LoadedPlugin } from "@serpentarium/plugins";
import type { Paper, ShortRules } from "@serpentarium/print";
import { gameArg, pluginArg, requireOneOf, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, toUsageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { findBase, gameWords, packageFolder } from "../words.ts";
import { createFolder, writeOutputFile } from "../write-file.ts";

/** The short rules of a game and, after those of a variant, of its base, in a language or the next available one. */
async function readRules(source: LoadedPlugin, language: string): Promise<readonly ShortRules[]> {
  const [{ chooseLanguage }, { readShortRules }] = await Promise.all([
    import("@serpentarium/rulebook"),
    import("@serpentarium/rulebook/node"),
  ]);
  const folder = packageFolder(source);
  const texts = folder === undefined ? {} : readShortRules(folder);
  const chosen = chooseLanguage(Object.keys(texts), language, source.plugin.words[0]?.language);
  const markdown = texts[chosen ?? ""];
  const base = await findBase(source);
  const title = (await gameWords(source, language)).text("title");
  return [
    ...(markdown === undefined ? [] : [{ title, markdown }]),
    ...(base ? await readRules(base, language) : []),
  ];
}

/** Whether a path is that of a folder, which may not exist yet. */
const isFolder = (path: string): boolean =>
  /[/\\]$/.test(path) || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);

export const print = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "print",
    description: words.text("cli.print.description"),
    examples: [
      "serpentarium print sssnake",
      "serpentarium print pantarei --paper letter --to fr --write sheets/",
      "serpentarium print serpent-cartes --seats 3 --write serpent.pdf",
    ],
    args: {
      ...gameArg(words),
      paper: {
        type: "string",
        valueHint: "a4|letter",
        default: "a4",
        description: words.text("cli.print.arguments.paper"),
      },
      to: {
        type: "string",
        valueHint: "de|pt-BR|…",
        description: words.text("cli.print.arguments.to"),
      },
      write: {
        type: "string",
        valueHint: words.text("cli.value-hints.file"),
        description: words.text("cli.print.arguments.write"),
      },
      ...tableArgs(words),
      seats: {
        type: "string",
        valueHint: "n",
        description: words.text("cli.print.arguments.seats"),
      },
      ...pluginArg(words),
    },
    async run(args, { plugin, options }) {
      const [{ PAPERS, printGame }, { readFonts }, { resolveSource }, { readTable }] = await Promise.all([
        import("@serpentarium/print"),
        import("@serpentarium/print/node"),
        import("../plugins.ts"),
        import("../table-arguments.ts"),
      ]);
      const paper = requireOneOf("--paper", args.paper, Object.keys(PAPERS) as Paper[]);
      const source = await resolveSource(args.game, plugin);
      const { game } = source.plugin;
      const { min, max } = game.seats;
      const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(max - i));
      const seats = args.seats === undefined ? numbers : [args.seats];
      const language = args.to ?? words.language;
      const printed = await printGame({
        game,
        tables: seats.map((number) => readTable(game, number, options)),
        words: await gameWords(source, language),
        paper,
        fonts: readFonts(),
        rules: await readRules(source, language),
      });
      if (!printed.ok) throw toUsageError(printed.error);
      const name = `${game.id}.${language}.${paper}.pdf`;
      const { write = name } = args;
      const file = isFolder(write) ? join(write, name) : write;
      if (file !== write) await createFolder(write);
      await writeOutputFile(file, printed.value);
      terminal.print(file);
      return EXIT.ok;
    },
  });
};
