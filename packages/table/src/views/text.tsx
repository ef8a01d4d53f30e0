import type { Message, Words } from "@serpentarium/core";
import { languageAttributes } from "@serpentarium/core/words";
import { type ComponentChildren, Fragment } from "preact";

interface TextProps {
  readonly words: Words;
  readonly message: Message;
}

/** A message; one that is missing in the language of the reader is marked with its own. */
export function Text({ words, message }: TextProps): ComponentChildren {
  const attributes = languageAttributes(words.languageOf(message), words);
  const text = words.format(message);
  return attributes.lang === undefined ? text : <span {...attributes}>{text}</span>;
}

interface SentencesProps {
  readonly words: Words;
  readonly messages: readonly Message[];
}

/** Messages one after another. */
export function Sentences({ words, messages }: SentencesProps): ComponentChildren {
  return messages.map((message, i) => (
    <Fragment key={i}>
      {i > 0 && " "}
      <Text words={words} message={message} />
    </Fragment>
  ));
}
