/**
 * The commands of the program with their arguments and options, from the data of `--help`, for pages that describe them.
 *
 * @module
 */
import type { ArgDef, ArgsDef } from "citty";
import { commonArgs } from "./arguments.ts";
import type { Command } from "./command.ts";
import { loadCommands } from "./commands.ts";
import { isPositional, optionUsage } from "./help.ts";
import { createTerminal } from "./terminal.ts";

/** An argument or an option. */
export interface ArgumentReference {
  /** The syntax, such as `<game>` or `-o, --output=<file>`. */
  readonly usage: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** The default value, if it is a constant. */
  readonly default?: string;
}

/** A command or subcommand. */
export interface CommandReference {
  /** The name with the program, such as `serpentarium lab compare`. */
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly ArgumentReference[];
  /** Its own options, without those of all commands. */
  readonly options: readonly ArgumentReference[];
  /** Complete command lines. */
  readonly examples: readonly string[];
}

/** The description of the program. */
export interface ProgramReference {
  readonly commands: readonly CommandReference[];
  /** The options of every command. */
  readonly commonOptions: readonly ArgumentReference[];
}

const usageOf = (name: string, arg: ArgDef): string =>
  isPositional(arg) ? `<${name}>` : optionUsage(name, arg);

const toReference = ([name, arg]: readonly [string, ArgDef]): ArgumentReference => ({
  usage: usageOf(name, arg),
  description: arg.description ?? "",
  isRequired: isPositional(arg) && arg.required !== false && arg.default === undefined,
  ...(arg.default !== undefined && { default: String(arg.default) }),
});

const referencesOf = (args: ArgsDef, isIncluded: (arg: ArgDef) => boolean): readonly ArgumentReference[] =>
  Object.entries(args)
    .filter(([, arg]) => isIncluded(arg))
    .map(toReference);

/** A command and its subcommands. */
const toCommandReferences = ({
  name,
  description,
  args,
  examples,
  commands = {},
}: Command): readonly CommandReference[] => [
  {
    name: `serpentarium ${name}`,
    description,
    arguments: referencesOf(args, isPositional),
    options: referencesOf(args, (arg) => !isPositional(arg)),
    examples,
  },
  ...Object.values(commands).flatMap(toCommandReferences),
];

/** Describes the commands in a language, a tag of BCP 47. */
export async function describeProgram(language: string): Promise<ProgramReference> {
  const { stdin: input, stdout: output, stderr: errors } = process;
  const terminal = createTerminal({ input, output, errors, env: {} }, language);
  const commands = await loadCommands(terminal);
  return {
    commands: commands.flatMap(toCommandReferences),
    commonOptions: referencesOf(commonArgs(terminal.words), () => true),
  };
}
