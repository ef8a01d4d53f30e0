import { Console } from "node:console";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";

export const engine = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "engine",
    description: terminal.translate({
      en: "Speak the engine protocol over standard input and output, for programs in any language",
      fr: "Parler le protocole du moteur par l’entrée et la sortie standard, pour tout programme",
    }),
    examples: ["printf 'games\\nnew pantarei\\nturn\\n' | serpentarium engine"],
    args: pluginArg(terminal),
    async run(_args, { plugin }) {
      // games may log; standard output must contain answers only
      globalThis.console = new Console(terminal.errors);
      const [{ loadPlugins }, { createEngine }, { serve }] = await Promise.all([
        import("../plugins.ts"),
        import("../engine/engine.ts"),
        import("../engine/serve.ts"),
      ]);
      await serve(createEngine(await loadPlugins(plugin)), terminal.input, terminal.output);
      return EXIT.ok;
    },
  });
