import { builtinModules } from "node:module";
import { fail, type Result, succeed } from "./failure.ts";

/** The names of a game in its package. */
export interface GameNames {
  /** The package name on npm, such as `@ada/hoop-snake`. */
  readonly package: string;
  /** The id of the game, such as `hoop-snake`. */
  readonly id: string;
  /** The identifier of the game in code, such as `hoopSnake`. */
  readonly camel: string;
  /** The identifier of its types: the same with a capital. */
  readonly pascal: string;
  /** Its title by the language of the surrounding text, because French needs special spaces. */
  readonly titles: Readonly<Record<string, string>>;
}

const MAX_NAME_LENGTH = 214;
const PACKAGE_NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** The ids of the platform's games, which other games cannot have. */
export const PLATFORM_IDS: readonly string[] = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Parses a package name; the id of its game is the part after the scope. Fails with `bad-name`. */
export function parseName(name: string): Result<{ readonly package: string; readonly id: string }> {
  const [, id] = PACKAGE_NAME.exec(name) ?? [];
  const data = { name };
  if (id === undefined || name.length > MAX_NAME_LENGTH)
    return fail("bad-name", { id: "failures.bad-name.shape", data });
  if (PLATFORM_IDS.includes(id)) return fail("bad-name", { id: "failures.bad-name.platform", data });
  if (builtinModules.includes(name)) return fail("bad-name", { id: "failures.bad-name.node", data });
  return succeed({ package: name, id });
}

/** Characters that would end a string, comment or line in files with titles, or that have a meaning in messages. */
const FORBIDDEN = /^\.|["\\`<>{}$*\p{Cc}\p{Zl}\p{Zp}]/u;
const MAX_TITLE_LENGTH = 60;

/** Parses a title. Fails with `bad-title`. */
export function parseTitle(text: string): Result<string> {
  const title = text.trim();
  if (title !== "" && title.length <= MAX_TITLE_LENGTH && !FORBIDDEN.test(title)) return succeed(title);
  return fail("bad-title", { id: "failures.bad-title", data: { max: MAX_TITLE_LENGTH } });
}

/** Applies French typography: curved apostrophes, and no-break spaces before : ; ? ! and within « ». */
const typeset = (text: string): string =>
  text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0").replace(/(?<=\p{L})'(?=\p{L})/gu, "’");

/**
 * Applies French typography to a title: curved apostrophes, and no-break spaces before : ; ? !, which are added if missing, because the
 * title may be in another language.
 */
export const toFrenchTitle = (title: string): string =>
  typeset(
    title
      .replace(/«(?=\S)(?!\u00a0|\u202f)/gu, "« ")
      .replace(/(?<=[\p{L}\p{N})…»’])(?=[:;!?]+(?:\s|$)|»)/gu, " "),
  );

/** The default title for an id: `Hoop snake` for `hoop-snake`. */
export const defaultTitle = (id: string): string => capitalize(id.replaceAll("-", " "));

/**
 * Creates the names of a game.
 *
 * @param languages - those of the texts that name it
 * @param isUsed - whether an identifier is already used in the files
 */
export function namesFor(
  { package: name, id }: { readonly package: string; readonly id: string },
  title: string,
  languages: readonly string[],
  isUsed: (identifier: string) => boolean,
): GameNames {
  const [first = "", ...others] = id.split("-");
  const identifier = [first, ...others.map(capitalize)].join("");
  const camel = isUsed(identifier) || isUsed(capitalize(identifier)) ? `${identifier}Game` : identifier;
  return {
    package: name,
    id,
    camel,
    pascal: capitalize(camel),
    titles: Object.fromEntries(languages.map((tag) => [tag, tag === "fr" ? toFrenchTitle(title) : title])),
  };
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Replaces the names of a game in a text; only whole words, longest names first. */
export function replaceNames(text: string, from: GameNames, to: GameNames): string {
  const pairs: readonly (readonly [string, string])[] = [
    [from.package, to.package],
    [from.id, to.id],
    [from.camel, to.camel],
    [from.pascal, to.pascal],
    ...Object.entries(from.titles).map(([tag, title]) => [title, to.titles[tag] ?? title] as const),
  ];
  const replacements = new Map(pairs);
  const words = [...replacements.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const whole = new RegExp(`(?<![\\p{L}\\d_-])(?:${words.join("|")})(?![\\p{L}\\d_]|-\\w)`, "gu");
  return text.replace(whole, (word) => replacements.get(word) ?? word);
}
