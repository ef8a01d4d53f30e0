import type { Message, Words } from "@serpentarium/core";
import { isRightToLeft } from "@serpentarium/core/words";
import type { ComponentChildren } from "preact";

/** The attributes of an element whose text may be in another language than the page. */
export const languageAttributes = (language: string | undefined, { language: page }: Words) =>
  language === undefined || language === page
    ? {}
    : ({ lang: language, dir: isRightToLeft(language) ? "rtl" : "ltr" } as const);

interface TextProps {
  readonly words: Words;
  readonly message: Message;
}

/** A message; one that is missing in the language of the page is marked with its own. */
export function Text({ words, message }: TextProps): ComponentChildren {
  const attributes = languageAttributes(words.languageOf(message), words);
  const text = words.format(message);
  return "lang" in attributes ? <span {...attributes}>{text}</span> : text;
}
