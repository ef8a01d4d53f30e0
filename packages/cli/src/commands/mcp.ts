import { Console } from "node:console";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { createInterrupt, untilAborted } from "../lab/interrupt.ts";
import type { Register } from "../mcp/tools.ts";
import { loadOptional } from "../optional-packages.ts";
import { programVersion } from "../program-version.ts";
import type { Terminal } from "../terminal.ts";

const DEFAULT_FOLDER = "serpentarium-matches";
const SDK = ["@modelcontextprotocol/server"] as const;
const LIVE = ["@serpentarium/live"] as const;

const gamesOf = (sources: readonly LoadedPlugin[]) => sources.map(({ plugin }) => plugin.game);

/** Parses the address of a server. @throws CommandError usage error */
function parseServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw usageError({ id: "cli.mcp.bad-server", data: { given: text } });
  return new URL(url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`, url).href;
}

/** The tools for matches in a folder. */
async function loadFolderTools(sources: readonly LoadedPlugin[], folder: string) {
  const { registerFolderTools } = await import("../mcp/folder-tools.ts");
  const { StoredMatches } = await import("../mcp/stored-matches.ts");
  const matches = new StoredMatches(folder, gamesOf(sources));
  return (register: Register) => registerFolderTools(register, sources, matches);
}

/** The tools for matches on a server. @throws CommandError if the package for live matches is not installed */
async function loadLiveTools(sources: readonly LoadedPlugin[], folder: string, server: string) {
  const load = () => import("../mcp/live-tools.ts");
  const { registerLiveTools } = await loadOptional("--server", LIVE, load);
  const { LiveSeats } = await import("../mcp/live-seats.ts");
  const seats = new LiveSeats(folder, server);
  return (register: Register) => registerLiveTools(register, gamesOf(sources), seats);
}

export const mcp = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "mcp",
    description: words.text("cli.mcp.description"),
    examples: [
      "serpentarium mcp",
      "serpentarium mcp --data ./matches --plugin ./my-game --language fr",
      "serpentarium mcp --server https://play.example.org",
    ],
    args: {
      data: {
        type: "string",
        valueHint: words.text("cli.value-hints.folder"),
        description: words.text("cli.mcp.arguments.data", { folder: DEFAULT_FOLDER }),
      },
      server: {
        type: "string",
        valueHint: words.text("cli.value-hints.address"),
        description: words.text("cli.mcp.arguments.server"),
      },
      ...pluginArg(words),
    },
    async run({ data, server }, { plugin }) {
      const folder = data ?? DEFAULT_FOLDER;
      const address = server === undefined ? undefined : parseServer(server);
      // standard output is for answers only, but games may log
      globalThis.console = new Console(terminal.errors);
      const { serveStdio, StdioServerTransport } = await loadOptional(
        "mcp",
        SDK,
        () => import("@modelcontextprotocol/server/stdio"),
      );
      const [{ loadSources }, { createRulesServer }] = await Promise.all([
        import("../plugins.ts"),
        import("../mcp/server.ts"),
      ]);
      const all = (await loadSources(plugin)).sources;
      const sources = all.filter(
        ({ plugin: { game } }, i) => all.findIndex((one) => one.plugin.game.id === game.id) === i,
      );
      const registerMatchTools =
        address === undefined
          ? await loadFolderTools(sources, folder)
          : await loadLiveTools(sources, folder, address);
      const options = { version: await programVersion(), language: terminal.words.language };
      const interrupt = createInterrupt(terminal.interrupt);
      const transport = new StdioServerTransport(terminal.input, terminal.output);
      const handle = serveStdio(() => createRulesServer(sources, registerMatchTools, options), { transport });
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
