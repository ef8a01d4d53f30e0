import { Console } from "node:console";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { gameWords } from "../words.ts";

export const engine = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "engine",
    description: terminal.words.text("cli.engine.description"),
    examples: ["printf 'games\\nnew pantarei\\nturn\\n' | serpentarium engine"],
    args: pluginArg(terminal.words),
    async run(_args, { plugin }) {
      // standard output is for answers only, but games may log
      globalThis.console = new Console(terminal.errors);
      const [{ loadPlugins }, { createEngine }, { serve }] = await Promise.all([
        import("../plugins.ts"),
        import("../engine/engine.ts"),
        import("../engine/serve.ts"),
      ]);
      const games = (await loadPlugins(plugin)).map(async (source) => ({
        game: source.plugin.game,
        // the protocol is in English
        words: await gameWords(source, "en"),
      }));
      await serve(createEngine(await Promise.all(games)), terminal.input, terminal.output);
      return EXIT.ok;
    },
  });
