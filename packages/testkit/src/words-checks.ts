import type { GamePlugin } from "@serpentarium/core";
import { messagesById } from "@serpentarium/core/words";
import { type Model, parseMessage } from "messageformat";
import type { Check } from "./conformance.ts";
import { isDraft } from "./draft.ts";
import type { GameWords } from "./game-words.ts";
import { joinLines } from "./order.ts";
import { findGaps, placeholdersOf, translationProblem } from "./translation.ts";
import { findTypographyError, hasTypography } from "./typography.ts";
import { placeOf, type WordsSource } from "./words-files.ts";
import { unknownIds } from "./words-ids.ts";

/** The texts of a message, with “…” for each placeholder. */
function textsOf(message: string): readonly string[] {
  const parsed = parseMessage(message);
  const patterns = parsed.type === "select" ? parsed.variants.map(({ value }) => value) : [parsed.pattern];
  const textOf = (pattern: Model.Pattern): string =>
    pattern.map((part) => (typeof part === "string" ? part : "…")).join("");
  return patterns.map(textOf);
}

/** Lists the problems of the messages in some files. */
const problemsIn = (
  files: readonly WordsSource[],
  problemOf: (id: string, message: string) => string | undefined,
): string | undefined =>
  joinLines(
    files.flatMap((file) =>
      [...messagesById(file.words)].flatMap(([id, message]) => {
        const problem = problemOf(id, message);
        return problem === undefined ? [] : [`${placeOf(file, id)}: ${id}: ${problem}`];
      }),
    ),
  );

/** Checks the messages of a package in one language: their syntax, and that each is used. */
function checkMessages(
  { game, examples }: GamePlugin,
  files: readonly WordsSource[],
  sources: readonly WordsSource[] | undefined,
): string | undefined {
  const sourceOf = (id: string): string | undefined =>
    sources?.map(({ words }) => messagesById(words).get(id)).find((message) => message !== undefined);
  return problemsIn(files, (id, message) => {
    const names = placeholdersOf(message);
    if (typeof names === "string") return names;
    if (unknownIds(game, examples, [id]).length > 0) return "the game has nothing of this name";
    if (!sources) return undefined;
    const source = sourceOf(id);
    if (source === undefined) return `the words in ${sources[0]?.words.language} have no such message`;
    return translationProblem(message, source);
  });
}

/** Checks the typography of the messages of a package in one language. */
export const checkTypography = (files: readonly WordsSource[], language: string): string | undefined =>
  problemsIn(files, (_, message) => {
    // another check reports messages with errors
    if (typeof placeholdersOf(message) === "string") return undefined;
    for (const text of textsOf(message)) {
      const error = findTypographyError(text, language);
      if (error) return error;
    }
    return undefined;
  });

/** The maximal number of missing messages to list by name. */
const MAX_LISTED = 20;

const GROUP = { id: "groups.words" };

/** The checks of a package’s words in each of its languages. Missing translations are reported as unfinished parts. */
export function wordsChecks(plugin: GamePlugin, { own, base, all: [source, ...others] }: GameWords): Check[] {
  const filesIn = (language: string): readonly WordsSource[] =>
    own.filter(({ words }) => words.language === language);
  const { language: first } = source.words;
  const sources = [...filesIn(first), ...base.filter(({ words }) => words.language === first)];
  return [source, ...others].flatMap(({ words: { language } }): Check[] => {
    const files = filesIn(language);
    if (files.length === 0) return [];
    const gaps = findGaps(
      own.map(({ words }) => words),
      first,
      language,
    );
    const missing = gaps.filter(({ isMissing }) => isMissing).map(({ id }) => id);
    const listed = missing.slice(0, MAX_LISTED);
    const toDo = { id: "checks.words-missing", data: { language, count: missing.length, ids: listed } };
    return [
      {
        group: GROUP,
        name: { id: "checks.words-messages", data: { language } },
        run: () => checkMessages(plugin, files, language === first ? undefined : sources),
      },
      ...(hasTypography(language)
        ? [
            {
              group: GROUP,
              name: { id: "checks.typography", data: { language } },
              run: () => checkTypography(files, language),
            },
          ]
        : []),
      ...(missing.length > 0 && !isDraft(plugin.game)
        ? [{ group: GROUP, name: toDo, isToDo: true, run: () => undefined }]
        : []),
    ];
  });
}
