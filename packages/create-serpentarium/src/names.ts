import { builtinModules } from "node:module";
import type { Text } from "@serpentarium/core";
import { fail, type Result, succeed } from "./failure.ts";
import { typeset } from "./terminal.ts";

/** How a game is called, wherever it is called something. */
export interface Names {
  /** The package on npm, such as `@ada/hoop-snake`. */
  readonly package: string;
  /** The game in records and on the command line: `hoop-snake`. */
  readonly id: string;
  /** The game in code: `hoopSnake`. */
  readonly camel: string;
  /** Its types: `HoopSnake`. */
  readonly pascal: string;
  readonly title: Text;
}

const LONGEST = 214;
const PACKAGE = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** Games of the platform: tools take these ids for theirs. */
export const TAKEN: readonly string[] = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const badName = (name: string, en: string, fr: string): Result<never> =>
  fail("bad-name", `"${name}": ${en}`, `« ${name} » : ${fr}`);

/** The id of the game in a package, the part of its name after the scope. Fails with `bad-name`. */
export function parseName(name: string): Result<{ readonly package: string; readonly id: string }> {
  const [, id] = PACKAGE.exec(name) ?? [];
  if (id === undefined || name.length > LONGEST) {
    return badName(
      name,
      "a name has small letters and digits, joined by hyphens, and begins with a letter: hoop-snake, or @ada/hoop-snake",
      "un nom s’écrit en minuscules et chiffres reliés par des traits d’union, et commence par une lettre : serpent-fou, ou @ada/serpent-fou",
    );
  }
  if (TAKEN.includes(id))
    return badName(name, "this is a game of the platform", "c’est un jeu de la plateforme");
  if (builtinModules.includes(name))
    return badName(name, "this is a module of Node.js", "c’est un module de Node.js");
  return succeed({ package: name, id });
}

/** Whatever would end a string, a comment or a line of the files in which titles stand. */
const UNFIT = /["\\`<>{}$*\p{Cc}\p{Zl}\p{Zp}]/u;
const LONGEST_TITLE = 60;

/** A title. Fails with `bad-title`. */
export function parseTitle(text: string): Result<string> {
  const title = text.trim();
  if (title !== "" && title.length <= LONGEST_TITLE && !UNFIT.test(title)) return succeed(title);
  return fail(
    "bad-title",
    `a title has 1 to ${LONGEST_TITLE} characters, and none of " \\ \` < > { } $ *`,
    `un titre compte de 1 à ${LONGEST_TITLE} caractères, et aucun de " \\ \` < > { } $ *`,
  );
}

/**
 * A title set in French: curved apostrophes, and no-break spaces at the tall marks, also where none was typed, as in the
 * English title that stands in for a French one.
 */
export const frenchTitle = (title: string): string =>
  typeset(
    title
      .replace(/«(?=\S)(?!\u00a0|\u202f)/gu, "« ")
      .replace(/(?<=[\p{L}\p{N})…»’])(?=[:;!?]+(?:\s|$)|»)/gu, " "),
  );

/** A title made from an id: `hoop-snake` is called Hoop snake. */
export const titleFor = (id: string): string => capitalized(id.replaceAll("-", " "));

/**
 * All names of a game.
 *
 * @param isUsed - whether an identifier already means something in the files
 */
export function namesFor(
  { package: name, id }: { readonly package: string; readonly id: string },
  title: { readonly en: string; readonly fr: string },
  isUsed: (identifier: string) => boolean,
): Names {
  const [first = "", ...others] = id.split("-");
  const plain = [first, ...others.map(capitalized)].join("");
  const camel = isUsed(plain) || isUsed(capitalized(plain)) ? `${plain}Game` : plain;
  return {
    package: name,
    id,
    camel,
    pascal: capitalized(camel),
    title: { en: title.en, fr: frenchTitle(title.fr) },
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A text in which a game is called otherwise. */
export function rename(text: string, from: Names, to: Names): string {
  const pairs: readonly (readonly [string, string])[] = [
    [from.package, to.package],
    [from.id, to.id],
    [from.camel, to.camel],
    [from.pascal, to.pascal],
    [from.title.en, to.title.en],
    [from.title.fr, to.title.fr],
  ];
  const known = new Map(pairs);
  const words = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const whole = new RegExp(`(?<![\\p{L}\\d_-])(?:${words.join("|")})(?![\\p{L}\\d_]|-\\w)`, "gu");
  return text.replace(whole, (word) => known.get(word) ?? word);
}
