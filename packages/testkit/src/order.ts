/** The nouns for messages: a text has one `part` for each `thing`. */
interface ItemNames {
  readonly part: string;
  readonly thing: string;
}

/** A part of a text, such as a section. */
interface NamedPart {
  readonly name: string;
  /** The line at which it begins, such as `line 7`. */
  readonly where: string;
}

/** Checks that a text has one part for each thing, in the same order. Returns a list of problems. */
export function checkOrder(
  things: readonly string[],
  parts: readonly NamedPart[],
  { part, thing }: ItemNames,
): string[] {
  const names = parts.map(({ name }) => name);
  const known = parts.filter(({ name }) => things.includes(name));
  const order = things.filter((name) => names.includes(name));
  const misplaced = known.find(({ name }, i) => name !== order[i]);
  const problem = ({ name, where }: NamedPart, what: string): string => `${name}: ${what} (${where})`;
  return [
    ...things.filter((name) => !names.includes(name)).map((name) => `${name}: no ${part}`),
    ...parts
      .filter(({ name }) => !things.includes(name))
      .map((own) => problem(own, `a ${part}, but no ${thing}`)),
    ...parts.filter(({ name }, i) => names.indexOf(name) !== i).map((own) => problem(own, `two ${part}s`)),
    ...(misplaced ? [problem(misplaced, `not in the order of the ${thing}s`)] : []),
  ];
}

/** Joins problems into one text; undefined if there are none. */
export const joinLines = (lines: readonly string[]): string | undefined =>
  lines.length > 0 ? lines.join("\n") : undefined;
