import type { Message, Words } from "@serpentarium/core";
import { languageAttributes } from "@serpentarium/core/words";
import { type ComponentChildren, Fragment } from "preact";

interface TextProps {
  readonly words: Words;
  readonly message: Message;
}

/** A message; if it is in another language than the reader's, marked with that language. */
export function Text({ words, message }: TextProps): ComponentChildren {
  const attributes = languageAttributes(words.languageOf(message), words);
  const text = words.format(message);
  return attributes.lang === undefined ? text : <span {...attributes}>{text}</span>;
}

interface SentencesProps {
  readonly words: Words;
  readonly messages: readonly Message[];
}

/** Messages in a row. */
export function Sentences({ words, messages }: SentencesProps): ComponentChildren {
  return messages.map((message, i) => (
    <Fragment key={i}>
      {i > 0 && " "}
      <Text words={words} message={message} />
    </Fragment>
  ));
}
