/** The nouns used in messages: a text has one `part` for each `thing`. */
interface ItemNames {
  readonly part: string;
  readonly thing: string;
}

/** Checks that a text has one part for each thing, in the same order. Returns a list of problems. */
export function checkOrder(
  things: readonly string[],
  parts: readonly string[],
  { part, thing }: ItemNames,
): string[] {
  const known = parts.filter((name) => things.includes(name));
  const order = things.filter((name) => known.includes(name));
  const misplaced = known.find((name, i) => name !== order[i]);
  return [
    ...things.filter((name) => !parts.includes(name)).map((name) => `${name}: no ${part}`),
    ...parts.filter((name) => !things.includes(name)).map((name) => `${name}: a ${part}, but no ${thing}`),
    ...parts.filter((name, i) => parts.indexOf(name) !== i).map((name) => `${name}: two ${part}s`),
    ...(misplaced ? [`${misplaced}: not in the order of the ${thing}s`] : []),
  ];
}

/** Joins problems into one text; undefined if there are none. */
export const joinLines = (lines: readonly string[]): string | undefined =>
  lines.length > 0 ? lines.join("\n") : undefined;
