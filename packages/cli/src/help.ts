import type { ArgDef, ArgsDef } from "citty";
import { formatColumns } from "./columns.ts";
import type { Terminal } from "./terminal.ts";

/** The contents of the help of the program or of a command. */
interface Help {
  /** The name with the program, such as `serpentarium lab`. */
  readonly name: string;
  readonly version?: string;
  readonly description: string;
  readonly args: ArgsDef;
  readonly commands?: readonly { readonly name: string; readonly description: string }[];
  /** Complete command lines. */
  readonly examples: readonly string[];
}

export const isPositional = ({ type }: ArgDef): boolean => type === "positional";

const isRequired = (arg: ArgDef): boolean => arg.required !== false && arg.default === undefined;

/** An option as it is written, such as `-o, --output=<file>`. */
export function optionUsage(name: string, arg: ArgDef): string {
  const short = "alias" in arg && typeof arg.alias === "string" ? `-${arg.alias}, ` : "";
  const value = arg.type === "string" ? `=<${arg.valueHint ?? name}>` : "";
  return `${short}--${name}${value}`;
}

const COLOURS = { cyan: [36, 39], grey: [90, 39], bold: [1, 22], underlined: [4, 24] } as const;

/** Creates a function that styles texts, with colours only if the output is a terminal that supports them. */
function painterFor({ output, env }: Pick<Terminal, "output" | "env">) {
  const isPlain = !output.isTTY || Boolean(env["NO_COLOR"]) || env["TERM"] === "dumb";
  return (text: string, ...colours: readonly (keyof typeof COLOURS)[]): string =>
    isPlain
      ? text
      : colours.reduce((painted, colour) => {
          const [on, off] = COLOURS[colour];
          return `\u001b[${on}m${painted}\u001b[${off}m`;
        }, text);
}

type Row = readonly [name: string, description: string];

/** Renders the help in the language of the terminal. */
export function renderHelp(
  { words, ...terminal }: Pick<Terminal, "words" | "output" | "env">,
  { name, version, description, args, commands = [], examples }: Help,
): string {
  const paint = painterFor(terminal);
  const heading = (id: string): string => paint(words.text(id), "bold", "underlined");
  const rowsOf = (rows: readonly Row[]): string[] => {
    const width = Math.max(...rows.map(([cell]) => cell.length));
    return rows.map(
      ([cell, text]) => `  ${" ".repeat(width - cell.length)}${paint(cell, "cyan")}    ${text}`,
    );
  };
  const section = (id: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [heading(id), "", ...lines, ""];
  const descriptionOf = (arg: ArgDef): string =>
    [
      arg.description,
      isPositional(arg) && isRequired(arg) && paint(words.text("cli.help.required"), "grey"),
      arg.default !== undefined &&
        paint(words.text("cli.help.default", { value: String(arg.default) }), "grey"),
    ]
      .filter(Boolean)
      .join(" ");
  const entries = Object.entries(args);
  const positionals = entries.filter(([, arg]) => isPositional(arg));
  const options = entries.filter(([, arg]) => !isPositional(arg));
  const isProgram = version !== undefined;
  const usage = [
    name,
    "[OPTIONS]",
    ...positionals.map(([id, arg]) => (isRequired(arg) ? `<${id.toUpperCase()}>` : `[${id.toUpperCase()}]`)),
    ...(isProgram ? [commands.map((command) => command.name).join("|")] : []),
  ].join(" ");
  const commandLines = isProgram
    ? [
        ...rowsOf(commands.map((command) => [command.name, command.description])),
        "",
        words.text("cli.help.more", { command: paint(`${name} <command> --help`, "cyan") }),
      ]
    : formatColumns(commands.map((command) => [`  ${command.name}`, ` ${command.description}`]));
  return [
    paint(`${description} (${name}${isProgram ? ` v${version}` : ""})`, "grey"),
    "",
    `${heading("cli.help.usage")} ${paint(usage, "cyan")}`,
    "",
    ...section(
      "cli.help.arguments",
      rowsOf(positionals.map(([id, arg]) => [id.toUpperCase(), descriptionOf(arg)])),
    ),
    ...section(
      "cli.help.options",
      rowsOf(options.map(([id, arg]) => [optionUsage(id, arg), descriptionOf(arg)])),
    ),
    ...section("cli.help.commands", commandLines),
    words.text("cli.help.examples"),
    "",
    ...examples.map((line) => `  ${line}`),
    "",
  ].join("\n");
}
