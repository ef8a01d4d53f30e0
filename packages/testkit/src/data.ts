/** A deep copy of plain data; values that are not plain data are shared. */
export function copy<T>(value: T): T {
  return copyValue(value) as T;
}

function copyValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyValue);
  if (!isPlainObject(value)) return value;
  // a literal, because V8 adds properties faster to it than to a result of `Object.create`
  const result: Record<string, unknown> = Object.getPrototypeOf(value) === null ? Object.create(null) : {};
  for (const key of Object.keys(value)) result[key] = copyValue(value[key]);
  return result;
}

const isPlainObject = (value: object): value is Readonly<Record<string, unknown>> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Finds a part that JSON cannot represent, such as `.cells[3] is NaN`; undefined if there is none. */
export function findNonJson(value: unknown, path = ""): string | undefined {
  const wrong = nonJsonPath(value);
  return wrong === undefined ? undefined : path + wrong;
}

function nonJsonPath(value: unknown): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    if (Object.is(value, -0)) return " is -0";
    return Number.isFinite(value) ? undefined : ` is ${String(value)}`;
  }
  if (typeof value !== "object") return ` is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = nonJsonPath(value[i]);
      if (wrong !== undefined) return `[${i}]${wrong}`;
    }
    return undefined;
  }
  if (!isPlainObject(value)) return ` is a ${value.constructor.name}`;
  for (const [key, part] of Object.entries(value)) {
    const wrong = nonJsonPath(part);
    if (wrong !== undefined) return `.${key}${wrong}`;
  }
  return undefined;
}

/** Memoizes a function by its first argument, for laws that check the same step or game. */
export function memoize<Key extends object, Rest extends readonly unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>();
  return (key, ...rest) => {
    const known = values.get(key) ?? { value: compute(key, ...rest) };
    values.set(key, known);
    return known.value;
  };
}

/** The first defined result of some functions; later ones are not called. */
export function firstDefined<T>(functions: Iterable<() => T | undefined>): T | undefined {
  for (const call of functions) {
    const result = call();
    if (result !== undefined) return result;
  }
  return undefined;
}

/** A thrown value in one line. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
