const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, entry]) => entry !== undefined);

/** Whether two values of plain data are deeply equal, whatever the order of their keys. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, i) => isDeepEqual(item, other[i]))
    );
  }
  const entries = entriesOf(one);
  return (
    !Array.isArray(other) &&
    entries.length === entriesOf(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && isDeepEqual(value, Reflect.get(other, key)))
  );
}
