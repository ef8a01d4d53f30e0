import { builtinModules } from "node:module";
import type { Message } from "@serpentarium/core";
import { fail, type Result, succeed } from "./failure.ts";
import { typeset } from "./terminal.ts";

/** The names of a game in its package. */
export interface GameNames {
  /** The package name on npm, such as `@ada/hoop-snake`. */
  readonly package: string;
  /** The id of the game, such as `hoop-snake`. */
  readonly id: string;
  /** The identifier of the game in code, such as `hoopSnake`. */
  readonly camel: string;
  /** The identifier of its types, such as `HoopSnake`. */
  readonly pascal: string;
  readonly title: Message;
}

const MAX_NAME_LENGTH = 214;
const PACKAGE_NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** The ids of the games of the platform, which no other game can have. */
export const PLATFORM_IDS: readonly string[] = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const badName = (name: string, en: string, fr: string): Result<never> =>
  fail("bad-name", { en: `"${name}": ${en}`, fr: `« ${name} » : ${fr}` });

/** Parses a package name; the id of its game is the part after the scope. Fails with `bad-name`. */
export function parseName(name: string): Result<{ readonly package: string; readonly id: string }> {
  const [, id] = PACKAGE_NAME.exec(name) ?? [];
  if (id === undefined || name.length > MAX_NAME_LENGTH) {
    return badName(
      name,
      "a name consists of lower-case letters and digits, joined by hyphens, and begins with a letter: hoop-snake, or @ada/hoop-snake",
      "un nom s’écrit en minuscules et chiffres reliés par des traits d’union, et commence par une lettre : serpent-fou, ou @ada/serpent-fou",
    );
  }
  if (PLATFORM_IDS.includes(id))
    return badName(name, "this is the name of a game of the platform", "c’est un jeu de la plateforme");
  if (builtinModules.includes(name))
    return badName(name, "this is the name of a Node.js module", "c’est un module de Node.js");
  return succeed({ package: name, id });
}

/** A character that would end a string, comment or line in the files that contain titles. */
const FORBIDDEN_CHARACTER = /["\\`<>{}$*\p{Cc}\p{Zl}\p{Zp}]/u;
const MAX_TITLE_LENGTH = 60;

/** Parses a title. Fails with `bad-title`. */
export function parseTitle(text: string): Result<string> {
  const title = text.trim();
  if (title !== "" && title.length <= MAX_TITLE_LENGTH && !FORBIDDEN_CHARACTER.test(title))
    return succeed(title);
  return fail("bad-title", {
    en: `a title has 1 to ${MAX_TITLE_LENGTH} characters, and none of " \\ \` < > { } $ *`,
    fr: `un titre compte de 1 à ${MAX_TITLE_LENGTH} caractères, et aucun de " \\ \` < > { } $ *`,
  });
}

/**
 * Applies French typography to a title: curved apostrophes, and no-break spaces before : ; ? !, added where the title has
 * none, because an English title may be used in place of a French one.
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
 * The names of a game.
 *
 * @param isUsed - whether an identifier is already used in the files
 */
export function namesFor(
  { package: name, id }: { readonly package: string; readonly id: string },
  title: { readonly en: string; readonly fr: string },
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
    title: { en: title.en, fr: toFrenchTitle(title.fr) },
  };
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Replaces the names of a game in a text; whole words only, longest names first. */
export function replaceNames(text: string, from: GameNames, to: GameNames): string {
  const pairs: readonly (readonly [string, string])[] = [
    [from.package, to.package],
    [from.id, to.id],
    [from.camel, to.camel],
    [from.pascal, to.pascal],
    [from.title.en, to.title.en],
    [from.title.fr, to.title.fr],
  ];
  const replacements = new Map(pairs);
  const words = [...replacements.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const whole = new RegExp(`(?<![\\p{L}\\d_-])(?:${words.join("|")})(?![\\p{L}\\d_]|-\\w)`, "gu");
  return text.replace(whole, (word) => replacements.get(word) ?? word);
}
