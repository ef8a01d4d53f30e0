import { type MessageGroup, messagesById, type WordsFile } from "@serpentarium/core/words";

type Entry = readonly [name: string, value: string | MessageGroup];

/** Returns the messages of a group that have a text, in the same order and nesting. */
const fillGroup = (group: MessageGroup, texts: ReadonlyMap<string, string>, path = ""): MessageGroup =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, value]): Entry[] => {
      const id = path + name;
      const text = texts.get(id);
      if (typeof value === "string") return text === undefined ? [] : [[name, text]];
      const filled = fillGroup(value, texts, `${id}.`);
      return Object.keys(filled).length > 0 ? [[name, filled]] : [];
    }),
  );

/**
 * Adds texts to a file of words, in the order and nesting of the file that it translates. Messages missing in that file stay at the end, by
 * id.
 */
export function mergeWords(
  words: WordsFile,
  source: WordsFile,
  texts: Iterable<readonly [id: string, text: string]>,
): WordsFile {
  const { language, $schema = source["$schema"] } = words;
  const all = new Map([...messagesById(words), ...texts]);
  const filled = fillGroup(source, all);
  const known = messagesById({ ...filled, language });
  const unknown = [...all].filter(([id]) => !known.has(id));
  return { language, ...($schema && { $schema }), ...filled, ...Object.fromEntries(unknown) };
}
