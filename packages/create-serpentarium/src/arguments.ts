import { parseArgs, stripVTControlCharacters } from "node:util";
import { type ArgsDef, renderUsage } from "citty";
import { fail, type Result, succeed } from "./failure.ts";
import { PACKAGE_MANAGERS } from "./package-manager.ts";
import { TEMPLATES } from "./templates.ts";
import type { Terminal, Translator } from "./terminal.ts";

/** The arguments of the command line, for the help. */
const argumentDefinitions = ({ translate }: Translator) =>
  ({
    name: {
      type: "positional",
      required: false,
      description: translate({
        en: "name of the package, such as hoop-snake or @ada/hoop-snake",
        fr: "nom du paquet, par exemple serpent-fou ou @ada/serpent-fou",
      }),
    },
    from: {
      type: "string",
      valueHint: TEMPLATES.join("|"),
      description: translate({
        en: "template: a small game, or a variant of one of the four games",
        fr: "point de départ : un petit jeu, ou une variante de l’un des quatre",
      }),
    },
    title: {
      type: "string",
      valueHint: translate({ en: "text", fr: "texte" }),
      description: translate({ en: "title of the game in English", fr: "titre du jeu en anglais" }),
    },
    "title-fr": {
      type: "string",
      valueHint: translate({ en: "text", fr: "texte" }),
      description: translate({ en: "title of the game in French", fr: "titre du jeu en français" }),
    },
    directory: {
      type: "string",
      valueHint: translate({ en: "path", fr: "chemin" }),
      description: translate({
        en: "folder to write, new or empty (default: the name)",
        fr: "dossier à écrire, nouveau ou vide (par défaut, le nom)",
      }),
    },
    author: {
      type: "string",
      valueHint: translate({ en: "name", fr: "nom" }),
      description: translate({
        en: "author named in the licence (default: your name in git)",
        fr: "à qui est le jeu, pour la licence (par défaut, votre nom dans git)",
      }),
    },
    "package-manager": {
      type: "string",
      valueHint: PACKAGE_MANAGERS.join("|"),
      description: translate({
        en: "package manager for the scripts (default: the one that called this program)",
        fr: "ce qui installe et lance les scripts (par défaut, ce qui a lancé ce programme)",
      }),
    },
    "no-install": {
      type: "boolean",
      description: translate({ en: "only write the files", fr: "écrire les fichiers, et rien d’autre" }),
    },
    yes: {
      type: "boolean",
      alias: "y",
      description: translate({
        en: "ask nothing; use the default for whatever is not given",
        fr: "ne rien demander ; ce qui n’est pas donné prend sa valeur par défaut",
      }),
    },
    language: {
      type: "string",
      valueHint: "en|fr",
      description: translate({
        en: "output language (default: from LANG)",
        fr: "langue d’affichage (par défaut, celle de LANG)",
      }),
    },
    version: {
      type: "boolean",
      description: translate({ en: "show the version", fr: "afficher la version" }),
    },
    help: {
      type: "boolean",
      alias: "h",
      description: translate({ en: "show this help", fr: "afficher cette aide" }),
    },
  }) as const satisfies ArgsDef;

const STRING_OPTIONS = [
  "from",
  "title",
  "title-fr",
  "directory",
  "author",
  "package-manager",
  "language",
] as const;
const BOOLEAN_OPTIONS = ["no-install", "yes", "version", "help"] as const;

/** The arguments of the command line. */
export interface Arguments
  extends Partial<Readonly<Record<(typeof STRING_OPTIONS)[number] | "name", string>>>,
    Partial<Readonly<Record<(typeof BOOLEAN_OPTIONS)[number], boolean>>> {}

/** The value of `--language`, read before all other arguments. */
export function requestedLanguage(rawArgs: readonly string[]): string | undefined {
  const options = { language: { type: "string" } } as const;
  const { language } = parseArgs({ args: [...rawArgs], options, strict: false }).values;
  return typeof language === "string" ? language : undefined;
}

const usageError = (en: string, fr: string): Result<never> => fail("wrong-use", { en, fr });

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
      return usageError(`unexpected argument "${extra}"`, `argument inattendu : « ${extra} »`);
    const { language } = values as Arguments;
    if (language !== undefined && language !== "en" && language !== "fr") {
      return usageError("--language: expected en or fr", "--language : attendu en ou fr");
    }
    // the options given to parseArgs determine these types
    return succeed({ ...(values as Arguments), ...(name === undefined ? {} : { name }) });
  } catch (error) {
    const [, option = ""] = /'(?:-\w, )?(--?[\w-]*)/.exec(String(error)) ?? [];
    return (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION"
      ? usageError(`unknown option ${option}`, `option inconnue : ${option}`)
      : usageError(`option ${option} is used incorrectly`, `l’option ${option} ne s’emploie pas ainsi`);
  }
}

/** The fixed texts of citty's help in French; citty has them in English only. */
const FRENCH_HELP: readonly (readonly [RegExp, string])[] = [
  [/USAGE/, "UTILISATION"],
  [/\(Default: /g, "(par défaut\u00a0: "],
];

/** Renders the help in the language of the terminal, with colours only if the output is a terminal. */
export async function renderHelp(terminal: Terminal, version: string): Promise<string> {
  const { translate, output, language } = terminal;
  const description = translate({
    en: "Start a serpent game of your own, as a package",
    fr: "Commencer un jeu de serpents à soi, sous forme de paquet",
  });
  const meta = { name: "create-serpentarium", version, description };
  const rendered = await renderUsage({ meta, args: argumentDefinitions(terminal) });
  const plain = output.isTTY ? rendered : stripVTControlCharacters(rendered);
  const localised = (language === "fr" ? FRENCH_HELP : []).reduce(
    (text, [english, french]) => text.replace(english, french),
    plain.replace(/ +$/gm, "").trimEnd(),
  );
  const examples = [
    "npm create serpentarium",
    "npm create serpentarium hoop-snake -- --from game",
    'pnpm create serpentarium @ada/low-tide --from pantarei --title "Low tide" --title-fr "Marée basse"',
  ];
  return [
    localised,
    "",
    translate({ en: "EXAMPLES", fr: "EXEMPLES" }),
    "",
    ...examples.map((line) => `  ${line}`),
    "",
  ].join("\n");
}
