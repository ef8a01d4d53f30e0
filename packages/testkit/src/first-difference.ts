/** The first different line of two texts, with its number; undefined if they are equal. */
export function describeFirstDifference(expected: string, actual: string): string | undefined {
  const [wanted, found] = [expected.split(/\r?\n/), actual.split(/\r?\n/)];
  const index = Array.from({ length: Math.max(wanted.length, found.length) }).findIndex(
    (_, line) => wanted[line] !== found[line],
  );
  if (index === -1) return undefined;
  const show = (line: string | undefined): string => line ?? "(the end)";
  return `it differs from line ${index + 1} on\n  expected  ${show(wanted[index])}\n  received  ${show(found[index])}`;
}
