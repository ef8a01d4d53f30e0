import { type Game, type GameTypes, play } from "@serpentarium/core";
import { parseTeachingPosition, type TeachingPicture } from "@serpentarium/core/teaching";
import type { CheckedWords } from "../game-words.ts";
import { joinLines } from "../order.ts";
import { formatFailure } from "../refusal.ts";
import { checkSetting, checkTexts } from "./setting.ts";

/** The lengths of texts that can be read in twenty seconds. */
const MAX_WORDS = { title: 5, caption: 50 } as const;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0;

const checkLength = (id: string, part: keyof typeof MAX_WORDS, words: readonly CheckedWords[]): string[] =>
  words.flatMap((one) => {
    const [count, max] = [countWords(one.words.text(`${id}.${part}`)), MAX_WORDS[part]];
    return count > max
      ? [`its ${part} (${one.words.language}) has ${count} words, at most ${max} are allowed`]
      : [];
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
  picture: TeachingPicture,
  words: readonly CheckedWords[] = [],
): string | undefined {
  const game: Game = plain;
  const id = `pictures.${picture.id}`;
  return joinLines([
    ...checkSetting(game, picture),
    ...checkPlay(game, picture),
    ...checkTexts([`${id}.title`, `${id}.caption`], words),
    ...checkLength(id, "title", words),
    ...checkLength(id, "caption", words),
  ]);
}
