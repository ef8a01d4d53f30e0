import { type Game, narrateEvent, type Words } from "@serpentarium/core";
import { type Scene, trackSpaces } from "@serpentarium/core/scene";
import { firstDefined } from "../data.ts";
import type { CheckedWords } from "../game-words.ts";
import { atEachAction, type Law, type PlayedStep } from "../law.ts";

/** The name at the start of a space's label, such as “Pile 3” of “Pile 3, from the top: …”. */
const nameOf = (label: string): string => (label.split(/\s*[,:(]/)[0] ?? "").toLowerCase();

/** The spaces of a scene by name, if the name is unique. */
function spacesByName({ spaces }: Scene, words: Words): ReadonlyMap<string, string> {
  const names = spaces.map(({ id, label }) => [nameOf(words.format(label)), id] as const);
  const isShared = (name: string): boolean => names.filter(([other]) => other === name).length > 1;
  return new Map(names.filter(([name]) => name !== "" && !isShared(name)));
}

/** Returns the conjunction of a list of two items. */
const conjunctionOf = (language: string): string =>
  new Intl.ListFormat(language).formatToParts(["1", "2"])[1]?.value.trim() ?? "";

/** Expands “piles 2, 4 and 5” to “pile 2 pile 4 pile 5”. */
const singular = (sentence: string, language: string): string =>
  sentence.replace(
    new RegExp(`(\\p{L}+?)s? (\\d+(?:, \\d+)*,? ${conjunctionOf(language)} \\d+)`, "gu"),
    (_, word: string, numbers: string) => numbers.replace(/\d+/g, (number) => `${word} ${number}`),
  );

/** The names in a sentence, as whole words. */
function namesIn(sentence: string, language: string, names: Iterable<string>): string[] {
  const text = singular(sentence.toLowerCase(), language).split(/[^\p{L}\p{N}]+/u);
  return [...names].filter((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u);
    return text.some((_, i) => words.every((word, j) => text[i + j] === word));
  });
}

/** Finds a space that is named in the sentences of an action, but not marked on the board displayed with them. */
function findUnmarkedName(
  game: Game,
  { position, action, next }: PlayedStep,
  words: readonly CheckedWords[],
): string | undefined {
  const [before, after] = [game.scene(position, "wide"), game.scene(next, "wide")];
  const events = game.events(position, action, next);
  const affected = [...new Set(events.flatMap(({ spaces }) => spaces))];
  const known = new Set(before.spaces.map(({ id }) => id));
  // the law `narration` reports these
  if (affected.some((id) => !known.has(id))) return undefined;
  // spaces that the action adds to the board, such as a dealt row, are not marked
  const kept = { ...after, spaces: after.spaces.filter(({ id }) => known.has(id)) };
  const marked = trackSpaces(before, after, affected);
  return firstDefined(
    words.flatMap((one) => {
      const spaces = spacesByName(kept, one.words);
      return events.map((event) => () => {
        const sentence = narrateEvent(event, one.words);
        const wrong = namesIn(sentence, one.words.language, spaces.keys()).find(
          (name) => !marked.includes(spaces.get(name) ?? ""),
        );
        return (
          wrong && `"${sentence}" names ${wrong}, which is not marked: ${marked.join(", ") || "nothing"} is`
        );
      });
    }),
  );
}

export const told: Law = {
  id: "told",
  title: { id: "laws.told" },
  needsClauses: true,
  check: atEachAction((step, { game }, words) => {
    const problem = findUnmarkedName(game, step, words);
    return problem && `after "${game.formatAction(step.action, step.position)}", ${problem}`;
  }, 40),
};
