import { parseArgs } from "node:util";
import type { Words } from "@serpentarium/core";
import type { ArgsDef, BooleanArgDef, StringArgDef } from "citty";
import { usageError } from "./command-error.ts";
import { knownLanguages } from "./words.ts";

type ParseArgsOption = {
  readonly type: "boolean" | "string";
  readonly multiple?: boolean;
  readonly short?: string;
};

/** Options that may be given several times; citty keeps only the last value. */
const REPEATABLE_OPTIONS = ["plugin", "options"] as const;
/** All values of the repeatable options and all positional arguments, each in the order given. */
export type RepeatedArguments = Readonly<
  Record<(typeof REPEATABLE_OPTIONS)[number] | "positionals", readonly string[]>
>;

/** The options of every command. */
export const commonArgs = (words: Words) =>
  ({
    language: {
      type: "string",
      valueHint: knownLanguages().join("|"),
      description: words.text("cli.arguments.language"),
    },
    verbose: {
      type: "boolean",
      description: words.text("cli.arguments.verbose"),
    },
    help: {
      type: "boolean",
      alias: "h",
      description: words.text("cli.arguments.help"),
    },
  }) as const satisfies ArgsDef;

/** The argument for the game. */
export const gameArg = (words: Words) =>
  ({
    game: {
      type: "positional",
      required: true,
      description: words.text("cli.arguments.game"),
    },
  }) as const satisfies ArgsDef;

/** The option that loads games from other packages. */
export const pluginArg = (words: Words) =>
  ({
    plugin: {
      type: "string",
      valueHint: words.text("cli.value-hints.plugin"),
      description: words.text("cli.arguments.plugin"),
    },
  }) as const satisfies ArgsDef;

/** The options for the table of a match. */
export const tableArgs = (words: Words) =>
  ({
    seats: {
      type: "string",
      valueHint: "n",
      description: words.text("cli.arguments.seats"),
    },
    options: {
      type: "string",
      valueHint: words.text("cli.value-hints.options"),
      description: words.text("cli.arguments.options"),
    },
  }) as const satisfies ArgsDef;

/** Converts the options of a citty command to those of Node's `parseArgs`. */
function toParseArgsOptions(definitions: ArgsDef): Record<string, ParseArgsOption> {
  const named = Object.entries(definitions).filter(([, { type }]) => type !== "positional");
  return Object.fromEntries(
    named.map(([name, definition]): [string, ParseArgsOption] => {
      const { type, alias } = definition as BooleanArgDef | StringArgDef;
      const multiple = REPEATABLE_OPTIONS.some((other) => other === name);
      const short = typeof alias === "string" ? { short: alias } : {};
      return [name, { type: type === "boolean" ? "boolean" : "string", multiple, ...short }];
    }),
  );
}

const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/**
 * Rejects what citty accepts silently: unknown options, options without a value, and too many or too few positional arguments.
 *
 * @param isVariadic - whether more positional arguments may follow the named ones
 * @throws CommandError usage error
 */
export function checkArguments(
  rawArgs: readonly string[],
  definitions: ArgsDef,
  isVariadic = false,
): RepeatedArguments {
  const named = Object.entries(definitions).filter(([, { type }]) => type === "positional");
  const { positionals, values } = parseStrictly(rawArgs, definitions);
  const missing = named
    .slice(positionals.length)
    .find(([, { required, default: value }]) => required !== false && value === undefined);
  if (missing) {
    const name = `<${missing[0]}>`;
    throw usageError({ id: "cli.usage.missing", data: { name } });
  }
  const extra = isVariadic ? undefined : positionals[named.length];
  if (extra !== undefined) throw usageError({ id: "cli.usage.unexpected", data: { argument: extra } });
  const all = (name: string) => [values[name] ?? []].flat().filter((value) => typeof value === "string");
  return { plugin: all("plugin"), options: all("options"), positionals };
}

function parseStrictly(rawArgs: readonly string[], definitions: ArgsDef) {
  try {
    return parseArgs({
      args: [...rawArgs],
      options: toParseArgsOptions(definitions),
      allowPositionals: true,
    });
  } catch (error) {
    const [, option = ""] = /'(?:-\w, )?(--?[\w-]*)/.exec(String(error)) ?? [];
    if (errorCode(error) === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
      throw usageError({ id: "cli.usage.unknown-option", data: { option } }, { cause: error });
    }
    const isSwitch = toParseArgsOptions(definitions)[option.slice(2)]?.type === "boolean";
    throw isSwitch
      ? usageError({ id: "cli.usage.takes-no-value", data: { option } }, { cause: error })
      : usageError({ id: "cli.usage.needs-value", data: { option } }, { cause: error });
  }
}

/** The whole number in an argument, `min` to `max`. @throws CommandError usage error */
export function requireInteger(name: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw usageError({ id: "cli.usage.whole-number", data: { name, min, max } });
}

/** The argument, if it is one of the given texts. @throws CommandError usage error */
export function requireOneOf<const W extends string>(name: string, text: string, values: readonly W[]): W {
  const value = values.find((other) => other === text);
  if (value !== undefined) return value;
  throw usageError({ id: "cli.usage.one-of", data: { name, values } });
}
