/** How what is compared is called: a `part` of a text for each `thing`. */
interface Names {
  readonly part: string;
  readonly thing: string;
}

/** How the parts of a text differ from the things that must have one each, in their order; a line a difference. */
export function outOfOrder(
  things: readonly string[],
  parts: readonly string[],
  { part, thing }: Names,
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

/** What is wrong, a line each; nothing when all is well. */
export const listed = (lines: readonly string[]): string | undefined =>
  lines.length > 0 ? lines.join("\n") : undefined;
