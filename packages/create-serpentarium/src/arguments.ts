import { parseArgs, stripVTControlCharacters } from "node:util";
import { type ArgsDef, renderUsage } from "citty";
import { fail, type Result, succeed } from "./failure.ts";
import { PACKAGE_MANAGERS } from "./package-manager.ts";
import { TEMPLATES } from "./templates.ts";
import type { Terminal } from "./terminal.ts";

/** What can be said on the command line. */
const definitions = ({ say }: Pick<Terminal, "say">) =>
  ({
    name: {
      type: "positional",
      required: false,
      description: say({
        en: "name of the package, such as hoop-snake or @ada/hoop-snake",
        fr: "nom du paquet, par exemple serpent-fou ou @ada/serpent-fou",
      }),
    },
    from: {
      type: "string",
      valueHint: TEMPLATES.join("|"),
      description: say({
        en: "what to start from: an empty game, or a variant of one of the four",
        fr: "point de départ : un jeu vide, ou une variante de l’un des quatre",
      }),
    },
    title: {
      type: "string",
      valueHint: say({ en: "text", fr: "texte" }),
      description: say({ en: "title of the game in English", fr: "titre du jeu en anglais" }),
    },
    "title-fr": {
      type: "string",
      valueHint: say({ en: "text", fr: "texte" }),
      description: say({ en: "title of the game in French", fr: "titre du jeu en français" }),
    },
    directory: {
      type: "string",
      valueHint: say({ en: "path", fr: "chemin" }),
      description: say({
        en: "folder to write, new or empty (default: the name)",
        fr: "dossier à écrire, nouveau ou vide (par défaut, le nom)",
      }),
    },
    author: {
      type: "string",
      valueHint: say({ en: "name", fr: "nom" }),
      description: say({
        en: "whose game it is, for the licence (default: as git knows you)",
        fr: "à qui est le jeu, pour la licence (par défaut, votre nom dans git)",
      }),
    },
    "package-manager": {
      type: "string",
      valueHint: PACKAGE_MANAGERS.join("|"),
      description: say({
        en: "what installs and runs the scripts (default: what called this program)",
        fr: "ce qui installe et lance les scripts (par défaut, ce qui a lancé ce programme)",
      }),
    },
    "no-install": {
      type: "boolean",
      description: say({ en: "only write the files", fr: "écrire les fichiers, et rien d’autre" }),
    },
    yes: {
      type: "boolean",
      alias: "y",
      description: say({
        en: "ask nothing; what is not given has its default",
        fr: "ne rien demander ; ce qui n’est pas donné prend sa valeur par défaut",
      }),
    },
    language: {
      type: "string",
      valueHint: "en|fr",
      description: say({
        en: "language of the output (default: that of LANG)",
        fr: "langue d’affichage (par défaut, celle de LANG)",
      }),
    },
    version: { type: "boolean", description: say({ en: "show the version", fr: "afficher la version" }) },
    help: {
      type: "boolean",
      alias: "h",
      description: say({ en: "show this help", fr: "afficher cette aide" }),
    },
  }) as const satisfies ArgsDef;

const TEXTS = ["from", "title", "title-fr", "directory", "author", "package-manager", "language"] as const;
const SWITCHES = ["no-install", "yes", "version", "help"] as const;

/** What was said on the command line. */
export interface Arguments
  extends Partial<Readonly<Record<(typeof TEXTS)[number] | "name", string>>>,
    Partial<Readonly<Record<(typeof SWITCHES)[number], boolean>>> {}

/** The language that is asked for, before anything else is read. */
export function askedLanguage(rawArgs: readonly string[]): string | undefined {
  const options = { language: { type: "string" } } as const;
  const { language } = parseArgs({ args: [...rawArgs], options, strict: false }).values;
  return typeof language === "string" ? language : undefined;
}

const wrongUse = (en: string, fr: string): Result<never> => fail("wrong-use", en, fr);

function parseStrictly(rawArgs: readonly string[]) {
  const texts = TEXTS.map((name) => [name, { type: "string" }] as const);
  const switches = SWITCHES.map((name) => [name, { type: "boolean" }] as const);
  const options = {
    ...Object.fromEntries([...texts, ...switches]),
    yes: { type: "boolean", short: "y" },
    help: { type: "boolean", short: "h" },
  } as const;
  return parseArgs({ args: [...rawArgs], options, allowPositionals: true });
}

/** The command line, read; what is unknown or lacks its value is `wrong-use`. */
export function readArguments(rawArgs: readonly string[]): Result<Arguments> {
  try {
    const { values, positionals } = parseStrictly(rawArgs);
    const [name, extra] = positionals;
    if (extra !== undefined) return wrongUse(`"${extra}" is one word too many`, `« ${extra} » est de trop`);
    const { language } = values as Arguments;
    if (language !== undefined && language !== "en" && language !== "fr") {
      return wrongUse("--language: expected en or fr", "--language : attendu en ou fr");
    }
    // what the definitions of Node's parser say of each value
    return succeed({ ...(values as Arguments), ...(name === undefined ? {} : { name }) });
  } catch (error) {
    const [, option = ""] = /'(?:-\w, )?(--?[\w-]*)/.exec(String(error)) ?? [];
    return (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION"
      ? wrongUse(`unknown option ${option}`, `option inconnue : ${option}`)
      : wrongUse(`option ${option} is not used like that`, `l’option ${option} ne s’emploie pas ainsi`);
  }
}

/** The words of citty's help in French; it has them in English only. */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/USAGE/, "UTILISATION"],
  [/\(Default: /g, "(par défaut\u00a0: "],
];

/** The help text, in the language of the terminal and with colours only where they show. */
export async function usage(terminal: Terminal, version: string): Promise<string> {
  const { say, output, language } = terminal;
  const description = say({
    en: "Start a serpent game of your own, as a package",
    fr: "Commencer un jeu de serpents à soi, sous forme de paquet",
  });
  const meta = { name: "create-serpentarium", version, description };
  const rendered = await renderUsage({ meta, args: definitions(terminal) });
  const plain = output.isTTY ? rendered : stripVTControlCharacters(rendered);
  const said = (language === "fr" ? FRENCH : []).reduce(
    (text, [english, french]) => text.replace(english, french),
    plain.replace(/ +$/gm, "").trimEnd(),
  );
  const examples = [
    "npm create serpentarium",
    "npm create serpentarium hoop-snake -- --from game",
    'pnpm create serpentarium @ada/low-tide --from pantarei --title "Low tide" --title-fr "Marée basse"',
  ];
  return [
    said,
    "",
    say({ en: "EXAMPLES", fr: "EXEMPLES" }),
    "",
    ...examples.map((line) => `  ${line}`),
    "",
  ].join("\n");
}
