import { Console } from "node:console";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { createInterrupt, untilAborted } from "../lab/interrupt.ts";
import { loadOptional } from "../optional-packages.ts";
import { programVersion } from "../program-version.ts";
import type { Terminal } from "../terminal.ts";

const DEFAULT_FOLDER = "serpentarium-matches";
const SDK = ["@modelcontextprotocol/server"] as const;

export const mcp = (terminal: Terminal): Command => {
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "mcp",
    description: translate({
      en: "Offer games and rulebooks to assistants over standard input and output (Model Context Protocol)",
      fr: "Offrir jeux et règles aux assistants par l’entrée et la sortie standard (Model Context Protocol)",
    }),
    examples: ["serpentarium mcp", "serpentarium mcp --data ./matches --plugin ./my-game --language fr"],
    args: {
      data: {
        type: "string",
        valueHint: translate({ en: "folder", fr: "dossier" }),
        description: translate({
          en: `the folder with the matches (default: ${DEFAULT_FOLDER})`,
          fr: `le dossier des parties (par défaut : ${DEFAULT_FOLDER})`,
        }),
      },
      ...pluginArg(terminal),
    },
    async run({ data }, { plugin }) {
      // games may log; standard output must contain answers only
      globalThis.console = new Console(terminal.errors);
      const { serveStdio, StdioServerTransport } = await loadOptional(
        "mcp",
        SDK,
        () => import("@modelcontextprotocol/server/stdio"),
      );
      const [{ loadSources }, { createRulesServer }, { StoredMatches }] = await Promise.all([
        import("../plugins.ts"),
        import("../mcp/server.ts"),
        import("../mcp/stored-matches.ts"),
      ]);
      const all = (await loadSources(plugin)).sources;
      const sources = all.filter(
        ({ plugin: { game } }, i) => all.findIndex((one) => one.plugin.game.id === game.id) === i,
      );
      const matches = new StoredMatches(
        data ?? DEFAULT_FOLDER,
        sources.map((source) => source.plugin.game),
      );
      const options = { version: await programVersion(), language: terminal.language };
      const interrupt = createInterrupt(terminal.interrupt);
      const transport = new StdioServerTransport(terminal.input, terminal.output);
      const handle = serveStdio(() => createRulesServer(sources, matches, options), { transport });
      const ended = new Promise<void>((resolve) => {
        terminal.input.once("end", resolve).once("close", resolve);
      });
      await Promise.race([ended, untilAborted(interrupt.signal)]);
      await handle.close();
      interrupt.release();
      return EXIT.ok;
    },
  });
};
