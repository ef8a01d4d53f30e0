import { type Game, LANGUAGES, type Language, narrateEvent } from "@serpentarium/core";
import { type Scene, spaceTracking } from "@serpentarium/core/scene";
import { firstDefined } from "../data.ts";
import { atEachAction, type Law, type PlayedStep } from "../law.ts";

/** The name with which the label of a space begins, such as “Pile 3” of “Pile 3, from the top: …”. */
const nameOf = (label: string): string => (label.split(/\s*[,:(]/)[0] ?? "").toLowerCase();

/** The spaces of a scene by their names, where a name belongs to one space only. */
function spacesByName({ spaces }: Scene, language: Language): ReadonlyMap<string, string> {
  const names = spaces.map(({ id, label }) => [nameOf(label[language]), id] as const);
  const isShared = (name: string): boolean => names.filter(([other]) => other === name).length > 1;
  return new Map(names.filter(([name]) => name !== "" && !isShared(name)));
}

/** Writes “piles 2, 4 and 5” as “pile 2 pile 4 pile 5”. */
const singular = (sentence: string): string =>
  sentence.replace(/(\p{L}+?)s? (\d+(?:, \d+)* (?:and|et) \d+)/gu, (_, word: string, numbers: string) =>
    numbers.replace(/\d+/g, (number) => `${word} ${number}`),
  );

/** The names that a sentence uses, as whole words. */
function namesIn(sentence: string, names: Iterable<string>): string[] {
  const text = singular(sentence.toLowerCase()).split(/[^\p{L}\p{N}]+/u);
  return [...names].filter((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u);
    return text.some((_, i) => words.every((word, j) => text[i + j] === word));
  });
}

/** Finds a space that the sentences of an action name, and that is not marked on the board that the reader sees then. */
function findUnmarkedName(game: Game, { position, action, next }: PlayedStep): string | undefined {
  const [before, after] = [game.scene(position, "wide"), game.scene(next, "wide")];
  const events = game.events(position, action, next);
  const affected = [...new Set(events.flatMap(({ spaces }) => spaces))];
  const known = new Set(before.spaces.map(({ id }) => id));
  // the law `narration` finds these
  if (affected.some((id) => !known.has(id))) return undefined;
  // what the action brings to the board, such as a row that is dealt, has no marks
  const kept = { ...after, spaces: after.spaces.filter(({ id }) => known.has(id)) };
  const marked = spaceTracking.trackSpaces(before, after, affected);
  return firstDefined(
    LANGUAGES.flatMap((language) => {
      const spaces = spacesByName(kept, language);
      return events.map((event) => () => {
        const sentence = narrateEvent(game, event, language);
        const wrong = namesIn(sentence, spaces.keys()).find(
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
  title: {
    en: "what is told of an action is what the board after it marks, by the names that the spaces have then",
    fr: "ce qu’on raconte d’un coup est ce que marque le plateau après lui, sous les noms que les cases portent alors",
  },
  needsClauses: true,
  check: atEachAction((step, { game }) => {
    const problem = findUnmarkedName(game, step);
    return problem && `after "${game.formatAction(step.action, step.position)}", ${problem}`;
  }, 40),
};
