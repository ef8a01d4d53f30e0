import { type ArgsDef, type ParsedArgs, parseArgs } from "citty";
import { checkArguments, commonArgs, type RepeatedArguments } from "./arguments.ts";
import type { ExitCode } from "./command-error.ts";
import { renderHelp } from "./help.ts";
import type { Terminal } from "./terminal.ts";

interface CommandDefinition<T extends ArgsDef> {
  readonly name: string;
  readonly description: string;
  /** Complete command lines for the help. */
  readonly examples: readonly string[];
  readonly args: T;
  /** Whether more positional arguments may follow the named ones. */
  readonly isVariadic?: boolean;
  /** Subcommands by name. */
  readonly commands?: Readonly<Record<string, Command>>;
  run(args: ParsedArgs<T>, repeated: RepeatedArguments): Promise<ExitCode>;
}

export interface Command {
  readonly name: string;
  readonly description: string;
  /** Its arguments and options, without the options of every command. */
  readonly args: ArgsDef;
  /** Complete command lines for the help. */
  readonly examples: readonly string[];
  usage(): string;
  /** @throws CommandError */
  run(rawArgs: readonly string[]): Promise<ExitCode>;
  /** Subcommands by name. */
  readonly commands?: Readonly<Record<string, Command>>;
}

export function createCommand<const T extends ArgsDef>(
  terminal: Terminal,
  definition: CommandDefinition<T>,
): Command {
  const { name, description, examples, commands } = definition;
  const args = { ...definition.args, ...commonArgs(terminal.words) };
  return {
    name,
    description,
    args: definition.args,
    examples,
    ...(commands && { commands }),
    usage: () =>
      renderHelp(terminal, {
        name: `serpentarium ${name}`,
        description,
        args,
        examples,
        commands: Object.values(commands ?? {}),
      }),
    async run(rawArgs) {
      const repeated = checkArguments(rawArgs, args, definition.isVariadic);
      return definition.run(parseArgs<T>([...rawArgs], args), repeated);
    },
  };
}
