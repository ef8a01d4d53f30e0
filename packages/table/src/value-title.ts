import type { Words } from "@serpentarium/core";

/** The title of the value of an option, if it has one. @param path - of the option, such as `options.goal` */
export const valueTitle = (words: Words, path: string, value: string): string => {
  const id = `${path}.values.${value}`;
  return words.has(id) ? words.text(id) : value;
};
