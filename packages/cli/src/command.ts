import { stripVTControlCharacters } from "node:util";
import { type ArgsDef, type ParsedArgs, parseArgs, renderUsage } from "citty";
import { checkArguments, commonArgs, type RepeatedArguments } from "./arguments.ts";
import { formatColumns } from "./columns.ts";
import type { ExitCode } from "./command-error.ts";
import type { Output, Terminal } from "./terminal.ts";

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

/** A command of the program. */
export interface Command {
  readonly name: string;
  readonly description: string;
  /** Its arguments and options, without the options of every command. */
  readonly args: ArgsDef;
  /** Complete command lines for the help. */
  readonly examples: readonly string[];
  usage(): Promise<string>;
  /** @throws CommandError */
  run(rawArgs: readonly string[]): Promise<ExitCode>;
  /** Subcommands by name. */
  readonly commands?: Readonly<Record<string, Command>>;
}

/** The fixed texts of citty's help in French; citty has them in English only. */
const FRENCH_HELP: readonly (readonly [RegExp, string])[] = [
  [/USAGE/, "UTILISATION"],
  [/COMMANDS/, "COMMANDES"],
  [/\(Required\)/g, "(obligatoire)"],
  [/\(Default: /g, "(par défaut\u00a0: "],
  [/Use (.*) for more information about a command\./, "$1 en dit plus sur une commande."],
];

/** The lines of the help that list subcommands; citty would show them among the arguments. */
const formatSubcommands = (
  language: Terminal["language"],
  commands: readonly Command[],
): readonly string[] =>
  commands.length === 0
    ? []
    : [
        language === "fr" ? "COMMANDES" : "COMMANDS",
        "",
        ...formatColumns(commands.map(({ name, description }) => [`  ${name}`, ` ${description}`])),
        "",
      ];

/** Renders the help with citty, in the language of the terminal, with colours only if the output is a terminal. */
export async function renderHelp(
  { language, output }: { readonly language: Terminal["language"]; readonly output: Output },
  definition: Parameters<typeof renderUsage>[0],
  examples: readonly string[],
  subcommands: readonly Command[] = [],
): Promise<string> {
  const rendered = await renderUsage(definition);
  const usage = output.isTTY ? rendered : stripVTControlCharacters(rendered);
  const translations = language === "fr" ? FRENCH_HELP : [];
  const localised = translations.reduce(
    (text, [english, french]) => text.replace(english, french),
    usage.replace(/ +$/gm, "").trimEnd(),
  );
  return [
    localised,
    "",
    ...formatSubcommands(language, subcommands),
    language === "fr" ? "EXEMPLES" : "EXAMPLES",
    "",
    ...examples.map((line) => `  ${line}`),
    "",
  ].join("\n");
}

export function createCommand<const T extends ArgsDef>(
  terminal: Terminal,
  definition: CommandDefinition<T>,
): Command {
  const { name, description, examples, commands } = definition;
  const args = { ...definition.args, ...commonArgs(terminal) };
  const meta = { name: `serpentarium ${name}`, description };
  return {
    name,
    description,
    args: definition.args,
    examples,
    ...(commands && { commands }),
    usage: () => renderHelp(terminal, { meta, args }, examples, Object.values(commands ?? {})),
    async run(rawArgs) {
      const repeated = checkArguments(rawArgs, args, definition.isVariadic);
      return definition.run(parseArgs<T>([...rawArgs], args), repeated);
    },
  };
}
