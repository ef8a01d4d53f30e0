/**
 * Copies the fields that a variant adds from the position before to the position that a function of its base has returned. For bases that
 * export such functions.
 *
 * @param before - the position before
 * @param fields - the names of all fields of the base, which are not copied
 * @param after - the position that the base has returned
 */
export function keepAddedFields<P extends object, K extends string, N extends object>(
  before: P,
  fields: Readonly<Record<K, true>>,
  after: N,
): N & Omit<P, K> {
  const added = Object.entries(before).filter(([name]) => !Object.hasOwn(fields, name));
  // TypeScript does not infer the omitted keys
  return Object.assign(Object.fromEntries(added) as Omit<P, K>, after);
}
