import { parseArgs } from "node:util";
import type { ArgsDef, BooleanArgDef, StringArgDef } from "citty";
import { wrongUse } from "./command-error.ts";
import type { Terminal } from "./terminal.ts";

type NamedOption = {
  readonly type: "boolean" | "string";
  readonly multiple?: boolean;
  readonly short?: string;
};

/** Options of which each use counts, not only the last. */
const REPEATABLE = ["plugin", "options"] as const;
/** Every value of those options, in order, and every word that is none. */
export type Repeated = Readonly<Record<(typeof REPEATABLE)[number] | "words", readonly string[]>>;

/** The options that every command takes. */
export const commonArgs = ({ say }: Pick<Terminal, "say">) =>
  ({
    language: {
      type: "string",
      valueHint: "en|fr",
      description: say({
        en: "language of the output (default: that of LANG)",
        fr: "langue d’affichage (par défaut, celle de LANG)",
      }),
    },
    verbose: {
      type: "boolean",
      description: say({
        en: "show stack traces (as DEBUG=1 does)",
        fr: "montrer les piles d’appels (comme DEBUG=1)",
      }),
    },
    help: {
      type: "boolean",
      alias: "h",
      description: say({ en: "show this help", fr: "afficher cette aide" }),
    },
  }) as const satisfies ArgsDef;

/** The option that brings games in from outside. */
export const pluginArg = ({ say }: Pick<Terminal, "say">) =>
  ({
    plugin: {
      type: "string",
      valueHint: say({ en: "package or path", fr: "paquet ou chemin" }),
      description: say({
        en: "load another game; may be repeated",
        fr: "charger un autre jeu ; peut être répétée",
      }),
    },
  }) as const satisfies ArgsDef;

/** The options that set the table of a match. */
export const tableArgs = ({ say }: Pick<Terminal, "say">) =>
  ({
    seats: {
      type: "string",
      valueHint: "n",
      description: say({
        en: "number of players (default: the least the game takes)",
        fr: "nombre de joueurs (par défaut, le minimum du jeu)",
      }),
    },
    options: {
      type: "string",
      valueHint: say({ en: "name=value …", fr: "nom=valeur …" }),
      description: say({
        en: `options of the game, as in "goal=5 quietLimit=null"; how many of each kind, as in 'cards={"S":14,"C":12}'`,
        fr: `options du jeu, par exemple « goal=5 quietLimit=null » ; combien de chaque sorte, par exemple 'cards={"S":14,"C":12}'`,
      }),
    },
  }) as const satisfies ArgsDef;

/** How Node's own parser calls the options of a command. */
function namedOptions(definitions: ArgsDef): Record<string, NamedOption> {
  const named = Object.entries(definitions).filter(([, { type }]) => type !== "positional");
  return Object.fromEntries(
    named.map(([name, definition]): [string, NamedOption] => {
      const { type, alias } = definition as BooleanArgDef | StringArgDef;
      const multiple = REPEATABLE.some((other) => other === name);
      const short = typeof alias === "string" ? { short: alias } : {};
      return [name, { type: type === "boolean" ? "boolean" : "string", multiple, ...short }];
    }),
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/**
 * Refuses what citty would overlook: options that are unknown or lack their value, and too many or too few words.
 *
 * @param takesMore - whether more words may follow those that have a name
 * @returns what it keeps only the last of: the values of options that may be repeated, and the words
 * @throws CommandError wrong use
 */
export function checkArguments(
  rawArgs: readonly string[],
  definitions: ArgsDef,
  takesMore = false,
): Repeated {
  const words = Object.entries(definitions).filter(([, { type }]) => type === "positional");
  const { positionals, values } = parseStrictly(rawArgs, definitions);
  const missing = words
    .slice(positionals.length)
    .find(([, { required, default: value }]) => required !== false && value === undefined);
  if (missing) {
    const name = `<${missing[0]}>`;
    throw wrongUse(`${name} is missing`, `il manque ${name}`);
  }
  const extra = takesMore ? undefined : positionals[words.length];
  if (extra !== undefined) throw wrongUse(`"${extra}" is one word too many`, `« ${extra} » est de trop`);
  const all = (name: string) => [values[name] ?? []].flat().filter((value) => typeof value === "string");
  return { plugin: all("plugin"), options: all("options"), words: positionals };
}

function parseStrictly(rawArgs: readonly string[], definitions: ArgsDef) {
  try {
    return parseArgs({ args: [...rawArgs], options: namedOptions(definitions), allowPositionals: true });
  } catch (error) {
    const [, option = ""] = /'(?:-\w, )?(--?[\w-]*)/.exec(String(error)) ?? [];
    if (codeOf(error) === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
      throw wrongUse(`unknown option ${option}`, `option inconnue : ${option}`, { cause: error });
    }
    const isSwitch = namedOptions(definitions)[option.slice(2)]?.type === "boolean";
    throw isSwitch
      ? wrongUse(`${option} takes no value`, `${option} ne prend pas de valeur`, { cause: error })
      : wrongUse(
          `${option}: its value is missing (one that begins with - is written ${option}=-…)`,
          `${option} : il manque sa valeur (si elle commence par -, écrire ${option}=-…)`,
          { cause: error },
        );
  }
}

/** A whole number within bounds, from an argument. @throws CommandError wrong use */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw wrongUse(
    `${name}: expected a whole number from ${min} to ${max}`,
    `${name} : attendu un nombre entier de ${min} à ${max}`,
  );
}

/** One of a few words, from an argument. @throws CommandError wrong use */
export function oneOf<const W extends string>(name: string, text: string, words: readonly W[]): W {
  const word = words.find((other) => other === text);
  if (word !== undefined) return word;
  const list = words.join(", ");
  throw wrongUse(`${name}: expected one of ${list}`, `${name} : attendu une valeur parmi ${list}`);
}
