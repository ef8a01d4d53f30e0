import { parseArgs, stripVTControlCharacters } from "node:util";
import type { Words } from "@serpentarium/core/words";
import { type ArgsDef, renderUsage } from "citty";
import { fail, type Result, succeed } from "./failure.ts";
import type { Languages } from "./in-languages.ts";
import { PACKAGE_MANAGERS } from "./package-manager.ts";
import { TEMPLATES } from "./templates.ts";
import { parseTags, type Terminal } from "./terminal.ts";

/** The arguments of the command line, for the help. */
const argumentDefinitions = (words: Words) =>
  ({
    name: {
      type: "positional",
      required: false,
      description: words.text("help.options.name"),
    },
    from: {
      type: "string",
      valueHint: TEMPLATES.join("|"),
      description: words.text("help.options.from"),
    },
    languages: {
      type: "string",
      valueHint: words.text("help.values.tags"),
      description: words.text("help.options.languages"),
    },
    title: {
      type: "string",
      valueHint: words.text("help.values.text"),
      description: words.text("help.options.title"),
    },
    directory: {
      type: "string",
      valueHint: words.text("help.values.path"),
      description: words.text("help.options.directory"),
    },
    author: {
      type: "string",
      valueHint: words.text("help.values.name"),
      description: words.text("help.options.author"),
    },
    "package-manager": {
      type: "string",
      valueHint: PACKAGE_MANAGERS.join("|"),
      description: words.text("help.options.package-manager"),
    },
    "no-install": {
      type: "boolean",
      description: words.text("help.options.no-install"),
    },
    yes: {
      type: "boolean",
      alias: "y",
      description: words.text("help.options.yes"),
    },
    language: {
      type: "string",
      valueHint: words.text("help.values.tag"),
      description: words.text("help.options.language"),
    },
    version: {
      type: "boolean",
      description: words.text("help.options.version"),
    },
    help: {
      type: "boolean",
      alias: "h",
      description: words.text("help.options.help"),
    },
  }) as const satisfies ArgsDef;

const STRING_OPTIONS = [
  "from",
  "languages",
  "title",
  "directory",
  "author",
  "package-manager",
  "language",
] as const;
const BOOLEAN_OPTIONS = ["no-install", "yes", "version", "help"] as const;

export interface Arguments
  extends Partial<Readonly<Record<(typeof STRING_OPTIONS)[number] | "name", string>>>,
    Partial<Readonly<Record<(typeof BOOLEAN_OPTIONS)[number], boolean>>> {}

/** The value of `--language`, read before all other arguments. */
export function requestedLanguage(rawArgs: readonly string[]): string | undefined {
  const options = { language: { type: "string" } } as const;
  const { language } = parseArgs({ args: [...rawArgs], options, strict: false }).values;
  return typeof language === "string" ? language : undefined;
}

/** Parses languages, of which at least one is given. Fails with `bad-language`. */
export function parseLanguages(text: string): Result<Languages> {
  const [source, ...others] = parseTags(text) ?? [];
  if (source !== undefined) return succeed([source, ...others]);
  return fail("bad-language", { id: "failures.bad-language", data: { text } });
}

function parseStrictly(rawArgs: readonly string[]) {
  const texts = STRING_OPTIONS.map((name) => [name, { type: "string" }] as const);
  const switches = BOOLEAN_OPTIONS.map((name) => [name, { type: "boolean" }] as const);
  const options = {
    ...Object.fromEntries([...texts, ...switches]),
    yes: { type: "boolean", short: "y" },
    help: { type: "boolean", short: "h" },
  } as const;
  return parseArgs({ args: [...rawArgs], options, allowPositionals: true });
}

/** Parses the command line. Fails with `wrong-use`. */
export function parseArguments(rawArgs: readonly string[]): Result<Arguments> {
  try {
    const { values, positionals } = parseStrictly(rawArgs);
    const [name, extra] = positionals;
    if (extra !== undefined)
      return fail("wrong-use", { id: "failures.wrong-use.argument", data: { argument: extra } });
    const { language } = values as Arguments;
    const parsed = language === undefined ? succeed(undefined) : parseLanguages(language);
    if (!parsed.ok) return parsed;
    // the options given to parseArgs determine these types
    return succeed({ ...(values as Arguments), ...(name === undefined ? {} : { name }) });
  } catch (error) {
    const [, option = ""] = /'(?:-\w, )?(--?[\w-]*)/.exec(String(error)) ?? [];
    const isUnknown = (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    const id = isUnknown ? "failures.wrong-use.option" : "failures.wrong-use.option-use";
    return fail("wrong-use", { id, data: { option } });
  }
}

/** Renders the help, with colours only if the output is a terminal. */
export async function renderHelp({ words, output }: Terminal, version: string): Promise<string> {
  const meta = { name: "create-serpentarium", version, description: words.text("help.description") };
  const rendered = await renderUsage({ meta, args: argumentDefinitions(words) });
  const plain = output.isTTY ? rendered : stripVTControlCharacters(rendered);
  // citty has this heading in English only
  const localised = plain.replace(/ +$/gm, "").trimEnd().replace("USAGE", words.text("help.usage"));
  const examples = [
    "npm create serpentarium",
    "npm create serpentarium hoop-snake -- --from game",
    'pnpm create serpentarium @ada/low-tide --from pantarei --title "Low tide" --languages en,de',
  ];
  return [localised, "", words.text("help.examples"), "", ...examples.map((line) => `  ${line}`), ""].join(
    "\n",
  );
}
