import { stripVTControlCharacters } from "node:util";
import { type ArgsDef, type ParsedArgs, parseArgs, renderUsage } from "citty";
import { checkArguments, commonArgs, type Repeated } from "./arguments.ts";
import { formatColumns } from "./columns.ts";
import type { ExitCode } from "./command-error.ts";
import type { Output, Terminal } from "./terminal.ts";

interface Definition<T extends ArgsDef> {
  readonly name: string;
  readonly description: string;
  /** Whole command lines, for the help. */
  readonly examples: readonly string[];
  readonly args: T;
  /** Whether more words may follow those that have a name. */
  readonly takesMore?: boolean;
  /** Commands that go by its name and a word after it. */
  readonly commands?: Readonly<Record<string, Command>>;
  run(args: ParsedArgs<T>, repeated: Repeated): Promise<ExitCode>;
}

/** A subcommand: how to call it, and what it does. */
export interface Command {
  readonly name: string;
  readonly description: string;
  usage(): Promise<string>;
  /** @throws CommandError when it cannot do what it was called for */
  run(rawArgs: readonly string[]): Promise<ExitCode>;
  /** Commands that go by its name and a word after it. */
  readonly commands?: Readonly<Record<string, Command>>;
}

/** The words of citty's help in French; it has them in English only. */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/USAGE/, "UTILISATION"],
  [/COMMANDS/, "COMMANDES"],
  [/\(Required\)/g, "(obligatoire)"],
  [/\(Default: /g, "(par défaut\u00a0: "],
  [/Use (.*) for more information about a command\./, "$1 en dit plus sur une commande."],
];

/** The commands beside one, each with what it does: citty would show them as words after its arguments. */
const listOf = (language: Terminal["language"], commands: readonly Command[]): readonly string[] =>
  commands.length === 0
    ? []
    : [
        language === "fr" ? "COMMANDES" : "COMMANDS",
        "",
        ...formatColumns(commands.map(({ name, description }) => [`  ${name}`, ` ${description}`])),
        "",
      ];

/** The help text of citty, in the language of the terminal and with its colours only where they show. */
export async function usageOf(
  { language, output }: { readonly language: Terminal["language"]; readonly output: Output },
  definition: Parameters<typeof renderUsage>[0],
  examples: readonly string[],
  beside: readonly Command[] = [],
): Promise<string> {
  const rendered = await renderUsage(definition);
  const usage = output.isTTY ? rendered : stripVTControlCharacters(rendered);
  const words = language === "fr" ? FRENCH : [];
  const said = words.reduce(
    (text, [english, french]) => text.replace(english, french),
    usage.replace(/ +$/gm, "").trimEnd(),
  );
  return [
    said,
    "",
    ...listOf(language, beside),
    language === "fr" ? "EXEMPLES" : "EXAMPLES",
    "",
    ...examples.map((line) => `  ${line}`),
    "",
  ].join("\n");
}

export function createCommand<const T extends ArgsDef>(
  terminal: Terminal,
  definition: Definition<T>,
): Command {
  const { name, description, examples, commands } = definition;
  const args = { ...definition.args, ...commonArgs(terminal) };
  const meta = { name: `serpentarium ${name}`, description };
  return {
    name,
    description,
    ...(commands && { commands }),
    usage: () => usageOf(terminal, { meta, args }, examples, Object.values(commands ?? {})),
    async run(rawArgs) {
      const repeated = checkArguments(rawArgs, args, definition.takesMore);
      return definition.run(parseArgs<T>([...rawArgs], args), repeated);
    },
  };
}
