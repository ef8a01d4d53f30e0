import { parseArgs } from "node:util";
import { languageFallbacks } from "@serpentarium/core/words";
import { UsageError } from "./usage-error.ts";
import { languageOf } from "./words.ts";

/** A parsed command line. */
export interface Command {
  readonly name: "serve" | "build" | "help" | "version";
  readonly path: string | undefined;
  readonly entry: string | undefined;
  readonly port: number | undefined;
  readonly host: boolean;
  readonly open: boolean;
  readonly out: string | undefined;
  readonly base: string | undefined;
}

const OPTIONS = {
  entry: { type: "string" },
  port: { type: "string" },
  host: { type: "boolean" },
  open: { type: "boolean" },
  out: { type: "string" },
  base: { type: "string" },
  language: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

function parseOptions(args: readonly string[]) {
  try {
    // npm removes the `--` before the arguments of a script, pnpm passes it on
    const own = args.filter((arg) => arg !== "--");
    return parseArgs({ args: own, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new UsageError({ id: "workshop.program.arguments", data: { problem } });
  }
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError({ id: "workshop.program.port" });
}

/** The language of the program: that of `--language`, even if the rest of the command line is invalid, or that of the environment. */
export function programLanguage(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string {
  const { values } = parseArgs({ args: [...args], options: { language: OPTIONS.language }, strict: false });
  return languageOf(typeof values.language === "string" ? values.language : undefined, env);
}

/** Parses the command line. @throws UsageError */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args);
  const { language } = values;
  if (language !== undefined && languageFallbacks(language).length === 0)
    throw new UsageError({ id: "workshop.program.no-language", data: { given: language } });
  const isBuild = positionals[0] === "build";
  const [path, ...more] = isBuild ? positionals.slice(1) : positionals;
  if (more.length > 0) throw new UsageError({ id: "workshop.program.one-path" });
  return {
    name: values.help ? "help" : values.version ? "version" : isBuild ? "build" : "serve",
    path,
    entry: values.entry,
    port: parsePort(values.port),
    host: values.host ?? false,
    open: values.open ?? false,
    out: values.out,
    base: values.base,
  };
}
