import { type Game, type GameTypes, LANGUAGES, type Message, play } from "@serpentarium/core";
import { parseTeachingPosition, type TeachingPicture } from "@serpentarium/core/teaching";
import { joinLines } from "../order.ts";
import { formatFailure } from "../refusal.ts";
import { checkSetting, checkTexts } from "./setting.ts";

/** At these lengths, a caption takes twenty seconds to read. */
const MAX_WORDS = { title: 5, caption: 50 } as const;

const countWords = (text: string | undefined): number =>
  text?.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0;

const checkLength = (part: keyof typeof MAX_WORDS, text: Message): string[] =>
  LANGUAGES.flatMap((language) => {
    const [words, max] = [countWords(text[language]), MAX_WORDS[part]];
    return words > max ? [`its ${part} (${language}) has ${words} words, at most ${max} are allowed`] : [];
  });

function checkPlay(game: Game, picture: TeachingPicture): string[] {
  const position = parseTeachingPosition(game, picture);
  if (!position.ok || picture.play === undefined) return [];
  const after = play(game, position.value, picture.play);
  return after.ok ? [] : [`${picture.play} is not legal: ${formatFailure(after)}`];
}

/** Checks one of the pictures of a game. Returns one problem per line, or undefined. */
export function checkTeachingPicture<T extends GameTypes>(
  plain: Game<T>,
  picture: TeachingPicture<T["clause"]>,
): string | undefined {
  const game: Game = plain;
  const { title, caption } = picture;
  return joinLines([
    ...checkSetting(game, picture),
    ...checkPlay(game, picture),
    ...checkTexts([
      ["its title", title],
      ["its caption", caption],
    ]),
    ...checkLength("title", title),
    ...checkLength("caption", caption),
  ]);
}
