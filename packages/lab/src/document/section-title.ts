import type { Words } from "@serpentarium/core";

/** Returns the title of the section of a measure. */
export const sectionTitle = (id: string, words: Words): string => words.text(`lab.sections.${id}.title`);
