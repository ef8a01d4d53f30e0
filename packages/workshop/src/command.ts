import { parseArgs } from "node:util";
import type { Language, Message } from "@serpentarium/core";
import { UsageError } from "./plugin-package.ts";

/** A parsed command line. */
export interface Command {
  readonly name: "serve" | "build" | "help" | "version";
  readonly language: Language;
  readonly path: string | undefined;
  readonly entry: string | undefined;
  readonly port: number | undefined;
  readonly host: boolean;
  readonly open: boolean;
  readonly out: string | undefined;
  readonly base: string | undefined;
}

export const USAGE: Message = {
  en: `serpentarium-workshop [path]         serves the page for working on a game
serpentarium-workshop build [path]   writes the page as a folder for any host

  path              the package, or the module of its plugin (default: the nearest package with
                    a "serpentarium" field, or the nearest at all)
  --entry <file>    the module of the plugin, if it is not src/index.ts
  --port <n>        the port, or the next free one (default: 4321)
  --host            lets other machines open the page
  --open            opens the page in the browser
  --out <folder>    the folder for build, relative to the package (default: demo)
  --base <path>     the base path of the built page, such as /my-game/ (default: relative URLs)
  --language en|fr  language of the program (default: that of LANG)
  --help, --version`,
  fr: `serpentarium-workshop [chemin]         sert la page pour travailler à un jeu
serpentarium-workshop build [chemin]   écrit la page dans un dossier, pour tout hébergeur

  chemin            le paquet, ou le module de son jeu (par défaut, le paquet le plus proche
                    qui a un champ "serpentarium", ou le plus proche tout court)
  --entry <fichier> le module du jeu, si ce n’est pas src/index.ts
  --port <n>        le port, ou le premier libre ensuite (par défaut, 4321)
  --host            ouvre la page aux autres machines
  --open            ouvre la page dans le navigateur
  --out <dossier>   le dossier pour build, à partir de celui du paquet (par défaut, demo)
  --base <chemin>   le chemin de base de la page écrite, par exemple /mon-jeu/ (par défaut,
                    des adresses relatives)
  --language en|fr  langue du programme (par défaut, celle de LANG)
  --help, --version`,
};

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

const SEE_HELP: Message = { en: "see --help", fr: "voir --help" };

function parseOptions(args: readonly string[]) {
  try {
    // npm removes the `--` before the arguments of a script, pnpm passes it on
    const own = args.filter((arg) => arg !== "--");
    return parseArgs({ args: own, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message}; ${SEE_HELP.en}`, `${message} ; ${SEE_HELP.fr}`);
  }
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port: expected a number up to 65535`, `--port : nombre jusqu’à 65535 attendu`);
}

/** The language given by `--language`, otherwise that of the environment; English unless it is French. */
export const languageOf = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language => {
  const option = /--language[= ](\w+)/.exec(args.join(" "))?.[1];
  const locale = option ?? (env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "");
  return /^fr/i.test(locale) ? "fr" : "en";
};

/** Parses the command line. @throws UsageError */
export function parseCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  const { values, positionals } = parseOptions(args);
  const isBuild = positionals[0] === "build";
  const [path, ...more] = isBuild ? positionals.slice(1) : positionals;
  if (more.length > 0) {
    throw new UsageError(
      `expected one path at most; ${SEE_HELP.en}`,
      `un seul chemin attendu au plus ; ${SEE_HELP.fr}`,
    );
  }
  return {
    name: values.help ? "help" : values.version ? "version" : isBuild ? "build" : "serve",
    language: languageOf(args, env),
    path,
    entry: values.entry,
    port: parsePort(values.port),
    host: values.host ?? false,
    open: values.open ?? false,
    out: values.out,
    base: values.base,
  };
}
