/** A copy that shares nothing with the original; what cannot be copied, and so is not plain data, is given back. */
export function copy<T>(value: T): T {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

/** The value, with everything in it frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== undefined);

/** Whether two values are the same data; the order of keys, and keys that hold `undefined`, do not count. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b))
    return false;
  const left = entriesOf(a);
  const right = new Map(entriesOf(b));
  return (
    left.length === right.size &&
    left.every(([key, part]) => right.has(key) && sameData(part, right.get(key)))
  );
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Where a value is not what JSON can hold, such as `.cells[3] is NaN`; nothing if it is plain throughout. */
export function unplain(value: unknown, path = ""): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    if (Object.is(value, -0)) return `${path} is -0`;
    return Number.isFinite(value) ? undefined : `${path} is ${String(value)}`;
  }
  if (typeof value !== "object") return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    return first(Array.from(value, (part: unknown, i) => () => unplain(part, `${path}[${i}]`)));
  }
  if (!isPlainObject(value)) return `${path} is a ${value.constructor.name}`;
  return first(
    entriesOf(value).map(
      ([key, part]) =>
        () =>
          unplain(part, `${path}.${key}`),
    ),
  );
}

/** The first answer that is one. */
export function first<T>(questions: Iterable<() => T | undefined>): T | undefined {
  for (const ask of questions) {
    const answer = ask();
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** What was thrown, in a line. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
