import { type Game, type GameTypes, LANGUAGES, play, type Text } from "@serpentarium/core";
import { type Picture, positionOf } from "@serpentarium/core/teaching";
import { listed } from "../order.ts";
import { failed } from "../refused.ts";
import { miswritten, unsettled } from "./setting.ts";

/** Six captions of that many words are read in two minutes. */
const MOST_WORDS = { title: 5, caption: 50 } as const;

const wordsIn = (text: string | undefined): number =>
  text?.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0;

const tooLong = (part: keyof typeof MOST_WORDS, text: Text): string[] =>
  LANGUAGES.flatMap((language) => {
    const [words, most] = [wordsIn(text[language]), MOST_WORDS[part]];
    return words > most ? [`its ${part} (${language}) has ${words} words, and ${most} are enough`] : [];
  });

function unplayable(game: Game, picture: Picture): string[] {
  const position = positionOf(game, picture);
  if (!position.ok || picture.play === undefined) return [];
  const after = play(game, position.value, picture.play);
  return after.ok ? [] : [`${picture.play} is not legal: ${failed(after)}`];
}

/** What is wrong with one of the six pictures of a game, a line each; nothing when all is well. */
export function checkPicture<T extends GameTypes>(
  plain: Game<T>,
  picture: Picture<T["clause"]>,
): string | undefined {
  const game: Game = plain;
  const { title, caption } = picture;
  return listed([
    ...unsettled(game, picture),
    ...unplayable(game, picture),
    ...miswritten([
      ["its title", title],
      ["its caption", caption],
    ]),
    ...tooLong("title", title),
    ...tooLong("caption", caption),
  ]);
}
