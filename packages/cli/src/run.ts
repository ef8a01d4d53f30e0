import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { commonArgs, oneOf } from "./arguments.ts";
import { type Command, usageOf } from "./command.ts";
import { CommandError, EXIT, type ExitCode, wrongUse } from "./command-error.ts";
import { hearNotices } from "./notices.ts";
import { createTerminal, type Streams, type Terminal } from "./terminal.ts";

type Load = (terminal: Terminal) => Promise<Command>;

/** The subcommands; each is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, Load>> = {
  play: async (terminal) => (await import("./commands/play.ts")).play(terminal),
  replay: async (terminal) => (await import("./commands/replay.ts")).replay(terminal),
  svg: async (terminal) => (await import("./commands/svg.ts")).svg(terminal),
  perft: async (terminal) => (await import("./commands/perft.ts")).perft(terminal),
  check: async (terminal) => (await import("./commands/check.ts")).check(terminal),
  diff: async (terminal) => (await import("./commands/diff.ts")).diff(terminal),
  lab: async (terminal) => (await import("./commands/lab.ts")).lab(terminal),
  list: async (terminal) => (await import("./commands/list.ts")).list(terminal),
  engine: async (terminal) => (await import("./commands/engine.ts")).engine(terminal),
};

async function version(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
  return String((manifest as { readonly version: string }).version);
}

/** The help of the whole program: only this loads every subcommand. */
async function overview(terminal: Terminal): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load(terminal)));
  const description = terminal.say({
    en: "Serpent games in the terminal",
    fr: "Les jeux de serpents au terminal",
  });
  const subCommands = Object.fromEntries(commands.map(({ name, ...meta }) => [name, { meta }]));
  const args = {
    version: {
      type: "boolean",
      description: terminal.say({ en: "show the version", fr: "afficher la version" }),
    },
    ...commonArgs(terminal),
  } as const;
  const definition = {
    meta: { name: "serpentarium", version: await version(), description },
    args,
    subCommands,
  };
  const example = "serpentarium play pantarei";
  return usageOf(terminal, definition, [example, "serpentarium perft --help", "serpentarium --version"]);
}

/** What stands before or among the words of a subcommand and concerns the whole program. */
function readGlobals(rawArgs: readonly string[]) {
  const options = {
    language: { type: "string" },
    plugin: { type: "string" },
    verbose: { type: "boolean" },
    version: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { values, tokens } = parseArgs({ args: [...rawArgs], options, strict: false, tokens: true });
  const language = typeof values.language === "string" ? values.language : undefined;
  return { values, language, word: tokens.find(({ kind }) => kind === "positional") };
}

/** A command, or the one among its own that the word after it names. */
function narrowed(command: Command, word = ""): { readonly command: Command; readonly words: number } {
  const inner = Object.hasOwn(command.commands ?? {}, word) ? command.commands?.[word] : undefined;
  return inner ? { command: inner, words: 2 } : { command, words: 1 };
}

async function dispatch(rawArgs: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, language, word } = readGlobals(rawArgs);
  if (language !== undefined) oneOf("--language", language, ["en", "fr"]);
  if (!word) {
    if (values.version) terminal.print(await version());
    else if (values.help) terminal.print(await overview(terminal));
    else throw wrongUse("no command; see serpentarium --help", "quelle commande ? Voir serpentarium --help");
    return EXIT.ok;
  }
  const name = rawArgs[word.index] ?? "";
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    const known = Object.keys(COMMANDS).join(", ");
    throw wrongUse(
      `unknown command "${name}"; there are ${known}`,
      `commande inconnue : « ${name} » ; il y a ${known}`,
    );
  }
  const { command, words } = narrowed(await load(terminal), rawArgs[word.index + 1]);
  if (!values.help) return command.run(rawArgs.toSpliced(word.index, words));
  terminal.print(await command.usage());
  return EXIT.ok;
}

/** Tells the person what went wrong; the stack only on request, and for programs that fail. */
function report(error: unknown, terminal: Terminal, verbose: boolean): ExitCode {
  const { errors, say } = terminal;
  const known = error instanceof CommandError;
  const plain = error instanceof Error ? error.message : String(error);
  errors.write(`serpentarium: ${known ? say(error.text) : plain}\n`);
  if (verbose) errors.write(`${error instanceof Error ? error.stack : plain}\n`);
  else if (!known) errors.write(`${say({ en: "--verbose shows where.", fr: "--verbose montre où." })}\n`);
  return known ? error.exitCode : EXIT.failed;
}

/** The whole program, given its arguments and streams. */
export async function run(rawArgs: readonly string[], streams: Streams): Promise<ExitCode> {
  const { values, language } = readGlobals(rawArgs);
  const terminal = createTerminal(streams, language);
  const { errors, say } = terminal;
  const hearNoMore = hearNotices((text) => errors.write(`serpentarium: ${say(text)}\n`));
  try {
    return await dispatch(rawArgs, terminal);
  } catch (error) {
    return report(error, terminal, Boolean(values.verbose || streams.env["DEBUG"]));
  } finally {
    hearNoMore();
  }
}
