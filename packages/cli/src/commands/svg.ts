import { gameArg, pluginArg, requireOneOf, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { defaultViewer, readViewer, viewerArg } from "../viewer-arguments.ts";
import { writeOutputFile } from "../write-file.ts";

export const svg = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "svg",
    description: terminal.words.text("cli.svg.description"),
    examples: [
      'serpentarium svg pantarei --position "move:2 l1,d2+l3,n+d1,d3 dark - 4" -o board.svg',
      "serpentarium svg pantarei --record pantarei.json --theme dark > board.svg",
    ],
    args: {
      ...gameArg(terminal.words),
      position: {
        type: "string",
        valueHint: "text",
        description: terminal.words.text("cli.svg.arguments.position"),
      },
      record: {
        type: "string",
        valueHint: "file",
        description: terminal.words.text("cli.svg.arguments.record"),
      },
      theme: {
        type: "string",
        valueHint: "auto|light|dark",
        default: "auto",
        description: terminal.words.text("cli.svg.arguments.theme"),
      },
      layout: {
        type: "string",
        valueHint: "wide|narrow",
        default: "wide",
        description: terminal.words.text("cli.svg.arguments.layout"),
      },
      output: {
        type: "string",
        alias: "o",
        valueHint: "file",
        description: terminal.words.text("cli.svg.arguments.output"),
      },
      ...viewerArg(terminal.words),
      ...tableArgs(terminal.words),
      ...pluginArg(terminal.words),
    },
    async run(args, { plugin, options }) {
      const [
        { redactPosition },
        { LAYOUTS },
        { renderSvg, THEMES },
        { resolveSource },
        { replayRecord, readRecord },
        { warnOlderVersion, readerFor },
        { readPosition, readTable },
      ] = await Promise.all([
        import("@serpentarium/core"),
        import("@serpentarium/core/scene"),
        import("@serpentarium/board"),
        import("../plugins.ts"),
        import("../record-file.ts"),
        import("../record-reader.ts"),
        import("../table-arguments.ts"),
      ]);
      const theme = requireOneOf("--theme", args.theme, THEMES);
      const layout = requireOneOf("--layout", args.layout, LAYOUTS);
      if (args.record && args.position) throw usageError({ id: "cli.svg.record-and-position" });
      const selected = await resolveSource(args.game, plugin);
      const record = args.record && (await readRecord(args.record, terminal.input));
      const reader = record ? await readerFor(selected, record, plugin) : undefined;
      const source = reader?.source ?? selected;
      await useWordsOf(source, terminal);
      if (reader) warnOlderVersion(reader, terminal);
      const { game } = source.plugin;
      const replayed = record ? replayRecord(game, record) : undefined;
      const position =
        replayed?.position ?? readPosition(game, readTable(game, args.seats, options), args.position);
      const viewer = readViewer(args.viewer, position.table) ?? (replayed && defaultViewer(replayed));
      const scene = game.scene(redactPosition(game, position, viewer), layout);
      const picture = renderSvg(scene, { words: terminal.words, theme });
      if (args.output) await writeOutputFile(args.output, picture);
      else terminal.print(picture);
      return EXIT.ok;
    },
  });
