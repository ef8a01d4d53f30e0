import { parseArgs } from "node:util";
import type { ArgsDef, BooleanArgDef, StringArgDef } from "citty";
import { usageError } from "./command-error.ts";
import type { Translator } from "./terminal.ts";

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
export const commonArgs = ({ translate }: Translator) =>
  ({
    language: {
      type: "string",
      valueHint: "en|fr",
      description: translate({
        en: "output language (default: from LANG)",
        fr: "langue d’affichage (par défaut, celle de LANG)",
      }),
    },
    verbose: {
      type: "boolean",
      description: translate({
        en: "show stack traces (as DEBUG=1 does)",
        fr: "montrer les piles d’appels (comme DEBUG=1)",
      }),
    },
    help: {
      type: "boolean",
      alias: "h",
      description: translate({ en: "show this help", fr: "afficher cette aide" }),
    },
  }) as const satisfies ArgsDef;

/** The game that a command is about. */
export const gameArg = ({ translate }: Translator) =>
  ({
    game: {
      type: "positional",
      required: true,
      description: translate({
        en: "id of the game, or its package or path",
        fr: "identifiant du jeu, ou son paquet ou chemin",
      }),
    },
  }) as const satisfies ArgsDef;

/** The option that loads games from other packages. */
export const pluginArg = ({ translate }: Translator) =>
  ({
    plugin: {
      type: "string",
      valueHint: translate({ en: "package or path", fr: "paquet ou chemin" }),
      description: translate({
        en: "load another game; may be repeated",
        fr: "charger un autre jeu ; peut être répétée",
      }),
    },
  }) as const satisfies ArgsDef;

/** The options for the table of a match. */
export const tableArgs = ({ translate }: Translator) =>
  ({
    seats: {
      type: "string",
      valueHint: "n",
      description: translate({
        en: "number of players (default: the minimum of the game)",
        fr: "nombre de joueurs (par défaut, le minimum du jeu)",
      }),
    },
    options: {
      type: "string",
      valueHint: translate({ en: "name=value …", fr: "nom=valeur …" }),
      description: translate({
        en: `game options, such as "goal=5 quietLimit=null"; counts of each kind, such as 'cards={"S":14,"C":12}'`,
        fr: `options du jeu, par exemple « goal=5 quietLimit=null » ; combien de chaque sorte, par exemple 'cards={"S":14,"C":12}'`,
      }),
    },
  }) as const satisfies ArgsDef;

/** The options of a citty command in the form that `parseArgs` of Node takes. */
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
 * Refuses what citty accepts silently: unknown options, options without their value, and too many or too few positional arguments.
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
    throw usageError(`${name} is missing`, `il manque ${name}`);
  }
  const extra = isVariadic ? undefined : positionals[named.length];
  if (extra !== undefined)
    throw usageError(`unexpected argument "${extra}"`, `argument inattendu : « ${extra} »`);
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
      throw usageError(`unknown option ${option}`, `option inconnue : ${option}`, { cause: error });
    }
    const isSwitch = toParseArgsOptions(definitions)[option.slice(2)]?.type === "boolean";
    throw isSwitch
      ? usageError(`${option} takes no value`, `${option} ne prend pas de valeur`, { cause: error })
      : usageError(
          `${option} needs a value (if it begins with -, write ${option}=-…)`,
          `${option} : il manque sa valeur (si elle commence par -, écrire ${option}=-…)`,
          { cause: error },
        );
  }
}

/** The whole number in an argument, `min` to `max`. @throws CommandError usage error */
export function requireInteger(name: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw usageError(
    `${name}: expected a whole number from ${min} to ${max}`,
    `${name} : attendu un nombre entier de ${min} à ${max}`,
  );
}

/** The argument, if it is one of the given words. @throws CommandError usage error */
export function requireOneOf<const W extends string>(name: string, text: string, words: readonly W[]): W {
  const word = words.find((other) => other === text);
  if (word !== undefined) return word;
  const list = words.join(", ");
  throw usageError(`${name}: expected one of ${list}`, `${name} : attendu une valeur parmi ${list}`);
}
