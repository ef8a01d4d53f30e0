import { parseArgs } from "node:util";
import type { Message } from "@serpentarium/core";
import { languageFallbacks } from "@serpentarium/core/words/node";
import { commonArgs } from "./arguments.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitCode, usageError } from "./command-error.ts";
import { COMMANDS, loadCommands } from "./commands.ts";
import { renderHelp } from "./help.ts";
import { subscribeToNotices } from "./notices.ts";
import { programVersion } from "./program-version.ts";
import { createTerminal, type Streams, type Terminal } from "./terminal.ts";
import { writeError } from "./write-file.ts";

/** The help of the program; loads every subcommand. */
async function programHelp(terminal: Terminal): Promise<string> {
  const { words } = terminal;
  const args = {
    version: { type: "boolean", description: words.text("cli.arguments.version") },
    ...commonArgs(words),
  } as const;
  return renderHelp(terminal, {
    name: "serpentarium",
    version: await programVersion(),
    description: words.text("cli.description"),
    args,
    commands: await loadCommands(terminal),
    examples: ["serpentarium play pantarei", "serpentarium perft --help", "serpentarium --version"],
  });
}

/** The options of the program, which may precede or follow the subcommand. */
function parseGlobalOptions(rawArgs: readonly string[]) {
  const options = {
    language: { type: "string" },
    plugin: { type: "string" },
    verbose: { type: "boolean" },
    version: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { values, tokens } = parseArgs({ args: [...rawArgs], options, strict: false, tokens: true });
  const language = typeof values.language === "string" ? values.language : undefined;
  return { values, language, commandToken: tokens.find(({ kind }) => kind === "positional") };
}

/** Selects a command, or its subcommand if the next argument names one. `length` is the number of arguments used. */
function selectCommand(command: Command, next = ""): { readonly command: Command; readonly length: number } {
  const subcommand = Object.hasOwn(command.commands ?? {}, next) ? command.commands?.[next] : undefined;
  return subcommand ? { command: subcommand, length: 2 } : { command, length: 1 };
}

async function dispatch(rawArgs: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, language, commandToken } = parseGlobalOptions(rawArgs);
  if (language !== undefined && languageFallbacks(language).length === 0)
    throw usageError({ id: "cli.usage.language", data: { option: "--language", given: language } });
  if (!commandToken) {
    if (values.version) terminal.print(await programVersion());
    else if (values.help) terminal.print(await programHelp(terminal));
    else throw usageError({ id: "cli.usage.no-command" });
    return EXIT.ok;
  }
  const name = rawArgs[commandToken.index] ?? "";
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    throw usageError({ id: "cli.usage.unknown-command", data: { name, known: Object.keys(COMMANDS) } });
  }
  const { command, length } = selectCommand(await load(terminal), rawArgs[commandToken.index + 1]);
  if (!values.help) return command.run(rawArgs.toSpliced(commandToken.index, length));
  terminal.print(command.usage());
  return EXIT.ok;
}

/** Writes an error message, with the stack trace only if `verbose`. */
function reportError(error: unknown, { errors, words, note }: Terminal, verbose: boolean): ExitCode {
  const known = error instanceof CommandError;
  const message = error instanceof Error ? error.message : String(error);
  note(known ? words.format(error.text) : message);
  if (verbose) errors.write(`${error instanceof Error ? error.stack : message}\n`);
  else if (!known) errors.write(`${words.text("cli.usage.verbose")}\n`);
  return known ? error.exitCode : EXIT.failed;
}

/** Removes the `--` that pnpm passes on, unlike npm: at the start, or before an option. */
const withoutSeparator = (args: readonly string[]): readonly string[] =>
  args.filter((arg, i) => arg !== "--" || !(i === 0 || args[i + 1]?.startsWith("--")));

/** Runs the program with its arguments and streams. */
export async function run(passedArgs: readonly string[], streams: Streams): Promise<ExitCode> {
  const rawArgs = withoutSeparator(passedArgs);
  const { values, language } = parseGlobalOptions(rawArgs);
  const terminal = createTerminal(streams, language);
  const unsubscribe = subscribeToNotices((text) => terminal.note(terminal.words.format(text)));
  try {
    return await dispatch(rawArgs, terminal);
  } catch (error) {
    return reportError(error, terminal, Boolean(values.verbose || streams.env["DEBUG"]));
  } finally {
    unsubscribe();
  }
}

const STANDARD_OUTPUT: Message = { id: "cli.files.standard-output" };

/**
 * Reports why the output cannot be written; ignores a closed pipe, for example to `head`.
 *
 * @returns the exit code
 */
export function reportOutputError(
  rawArgs: readonly string[],
  streams: Streams,
  error: NodeJS.ErrnoException,
): ExitCode {
  if (error.code === "EPIPE") return EXIT.ok;
  const { values, language } = parseGlobalOptions(rawArgs);
  const terminal = createTerminal(streams, language);
  return reportError(writeError(STANDARD_OUTPUT, error), terminal, values.verbose === true);
}
