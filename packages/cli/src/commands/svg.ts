import { gameArg, pluginArg, requireOneOf, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { defaultViewer, readViewer, viewerArg } from "../viewer-arguments.ts";
import { writeTextFile } from "../write-file.ts";

export const svg = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "svg",
    description: terminal.translate({
      en: "Draw a position as an SVG picture",
      fr: "Dessiner une position en image SVG",
    }),
    examples: [
      'serpentarium svg pantarei --position "move:2 l1,d2+l3,n+d1,d3 dark - 4" -o board.svg',
      "serpentarium svg pantarei --record pantarei.json --theme dark > board.svg",
    ],
    args: {
      ...gameArg(terminal),
      position: {
        type: "string",
        valueHint: "text",
        description: terminal.translate({
          en: "position to draw (default: the first one)",
          fr: "position à dessiner (par défaut, la première)",
        }),
      },
      record: {
        type: "string",
        valueHint: "file",
        description: terminal.translate({
          en: "draw the last position of this record",
          fr: "dessiner la dernière position de cette partie",
        }),
      },
      theme: {
        type: "string",
        valueHint: "auto|light|dark",
        default: "auto",
        description: terminal.translate({ en: "colours", fr: "couleurs" }),
      },
      layout: {
        type: "string",
        valueHint: "wide|narrow",
        default: "wide",
        description: terminal.translate({ en: "layout of the board", fr: "disposition du plateau" }),
      },
      output: {
        type: "string",
        alias: "o",
        valueHint: "file",
        description: terminal.translate({
          en: "file to write (default: standard output)",
          fr: "fichier à écrire (par défaut, la sortie standard)",
        }),
      },
      ...viewerArg(terminal),
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run(args, { plugin, options }) {
      const [
        { redactPosition },
        { LAYOUTS },
        { renderSvg, THEMES },
        { resolvePlugin },
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
      if (args.record && args.position)
        throw usageError("--record or --position, not both", "--record ou --position, pas les deux");
      const selected = await resolvePlugin(args.game, plugin);
      const record = args.record && (await readRecord(args.record, terminal.input));
      const reader = record ? await readerFor(selected, record, plugin) : selected;
      if (record) warnOlderVersion(reader, terminal);
      const { game } = reader;
      const replayed = record ? replayRecord(game, record) : undefined;
      const position =
        replayed?.position ?? readPosition(game, readTable(game, args.seats, options), args.position);
      const viewer = readViewer(args.viewer, position.table) ?? (replayed && defaultViewer(replayed));
      const scene = game.scene(redactPosition(game, position, viewer), layout);
      const picture = renderSvg(scene, { language: terminal.language, theme });
      if (args.output) await writeTextFile(args.output, picture);
      else terminal.print(picture);
      return EXIT.ok;
    },
  });
