import type { WordsFile } from "@serpentarium/core";
import { FUNCTION_NAMES } from "@serpentarium/core/internal";
import { languageFallbacks, messagesById } from "@serpentarium/core/words";
import { parseMessage, validate } from "messageformat";
import { DefaultFunctions } from "messageformat/functions";

/** A message of a package that a language lacks, or that is identical to the author's. */
export interface Gap {
  readonly id: string;
  /** The author's message. */
  readonly source: string;
  readonly isMissing: boolean;
}

/** The messages of a package in one language, and in its fallbacks. */
const messagesIn = (files: readonly WordsFile[], languages: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    languages
      .toReversed()
      .flatMap((tag) => files.filter(({ language }) => language === tag))
      .flatMap((file) => [...messagesById(file)]),
  );

/**
 * Finds the messages of a package that a language lacks.
 *
 * @param source - the language of its author
 */
export function findGaps(files: readonly WordsFile[], source: string, language: string): readonly Gap[] {
  if (language === source) return [];
  const known = messagesIn(files, languageFallbacks(language));
  return [...messagesIn(files, [source])]
    .filter(([id, text]) => !known.has(id) || known.get(id) === text)
    .map(([id, text]) => ({ id, source: text, isMissing: !known.has(id) }));
}

const FUNCTIONS: ReadonlySet<string> = new Set([...Object.keys(DefaultFunctions), ...FUNCTION_NAMES]);

/** The placeholders that terms and seats have in any language. */
const GIVEN: ReadonlySet<string> = new Set(["form", "initial"]);

/** Returns the placeholders of a message; a description of the error if it cannot be formatted. */
export function placeholdersOf(message: string): ReadonlySet<string> | string {
  try {
    const { functions, variables } = validate(parseMessage(message));
    const unknown = [...functions].find((name) => !FUNCTIONS.has(name));
    return unknown === undefined ? variables : `there is no function :${unknown}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the problem of a translation: its syntax, or a placeholder that the source lacks. */
export function translationProblem(message: string, source: string): string | undefined {
  const names = placeholdersOf(message);
  if (typeof names === "string") return names;
  const known = placeholdersOf(source);
  const more =
    typeof known === "string" ? undefined : [...names].find((name) => !(known.has(name) || GIVEN.has(name)));
  return more === undefined ? undefined : `has the placeholder $${more}, which the source has not`;
}
