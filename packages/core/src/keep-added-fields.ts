/**
 * Returns a position that functions of a base have made, with the fields that a variant has added to the position before it. For
 * bases that export such functions.
 *
 * @param before - the position before
 * @param fields - the names of all fields of the base, which are not copied
 * @param after - the position that the base has made
 */
export function keepAddedFields<P extends object, K extends string, N extends object>(
  before: P,
  fields: Readonly<Record<K, true>>,
  after: N,
): N & Omit<P, K> {
  const added = Object.entries(before).filter(([name]) => !Object.hasOwn(fields, name));
  // what is left out of an object is not in its type
  return Object.assign(Object.fromEntries(added) as Omit<P, K>, after);
}
