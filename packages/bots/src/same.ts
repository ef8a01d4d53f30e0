const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, entry]) => entry !== undefined);

/** Whether two values of plain data are the same, in whatever order their keys stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, i) => isSame(item, other[i]))
    );
  }
  const entries = entriesOf(one);
  return (
    !Array.isArray(other) &&
    entries.length === entriesOf(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && isSame(value, Reflect.get(other, key)))
  );
}
