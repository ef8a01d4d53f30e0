import { parseArgs } from "node:util";
import type { Language, Text } from "@serpentarium/core";
import { WrongUse } from "./plugin-package.ts";

/** What the program is to do. */
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

export const USAGE: Text = {
  en: `serpentarium-workshop [path]         serves the page on which one works on a game
serpentarium-workshop build [path]   writes the page as a folder for any host

  path              the package, or the module of its plugin; the nearest package with a
                    "serpentarium" field when left out
  --entry <file>    the module of the plugin, where it is not src/index.ts
  --port <n>        4321 unless said otherwise; the next one that is free
  --host            lets other machines see the page
  --open            opens it in the browser
  --out <folder>    where build writes to: demo unless said otherwise, from the package's folder
  --base <address>  where the built page will be, such as /my-game/
  --language en|fr  language of the program (default: that of LANG)
  --help, --version`,
  fr: `serpentarium-workshop [chemin]         sert la page sur laquelle on travaille à un jeu
serpentarium-workshop build [chemin]   écrit la page dans un dossier, pour tout hébergeur

  chemin            le paquet, ou le module de son jeu ; à défaut, le paquet le plus proche
                    qui a un champ "serpentarium"
  --entry <fichier> le module du jeu, si ce n’est pas src/index.ts
  --port <n>        4321 sauf indication contraire ; le premier libre ensuite
  --host            rend la page visible des autres machines
  --open            l’ouvre dans le navigateur
  --out <dossier>   où build écrit : demo sauf indication contraire, dans le dossier du paquet
  --base <adresse>  où sera la page écrite, par exemple /mon-jeu/
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

const see: Text = { en: "see --help", fr: "voir --help" };

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    throw new WrongUse(`${told}; ${see.en}`, `${told} ; ${see.fr}`);
  }
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new WrongUse(`--port: expected a number up to 65535`, `--port : attendu un nombre jusqu’à 65535`);
}

/** The language that is asked for, or that of the environment; English when it is another one. */
export const languageOf = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language => {
  const asked = /--language[= ](\w+)/.exec(args.join(" "))?.[1];
  const locale = asked ?? (env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "");
  return /^fr/i.test(locale) ? "fr" : "en";
};

/** What is asked for. @throws WrongUse */
export function parseCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  const { values, positionals } = parse(args);
  const isBuild = positionals[0] === "build";
  const [path, ...more] = isBuild ? positionals.slice(1) : positionals;
  if (more.length > 0) {
    throw new WrongUse(`one path at a time; ${see.en}`, `un seul chemin à la fois ; ${see.fr}`);
  }
  return {
    name: values.help ? "help" : values.version ? "version" : isBuild ? "build" : "serve",
    language: languageOf(args, env),
    path,
    entry: values.entry,
    port: portOf(values.port),
    host: values.host ?? false,
    open: values.open ?? false,
    out: values.out,
    base: values.base,
  };
}
