/** A copy of plain data that shares nothing with the original; whatever else is in it is not copied. */
export function copy<T>(value: T): T {
  return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlainObject(value)) return value;
  const made: Record<string, unknown> = Object.create(Object.getPrototypeOf(value));
  for (const key of Object.keys(value)) made[key] = copyOf(Reflect.get(value, key));
  return made;
}

type Fields = Readonly<Record<string, unknown>>;

/** The keys that hold something else than `undefined`. */
const keysOf = (fields: Fields): string[] => Object.keys(fields).filter((key) => fields[key] !== undefined);

function sameFields(a: Fields, b: Fields): boolean {
  const keys = keysOf(a);
  return (
    keys.length === keysOf(b).length && keys.every((key) => Object.hasOwn(b, key) && sameData(a[key], b[key]))
  );
}

/** Whether two values are the same data; the order of keys, and keys that hold `undefined`, do not count. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameData(a[i], b[i])) return false;
    return true;
  }
  return sameFields(a as Fields, b as Fields);
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Where a value is not what JSON can hold, such as `.cells[3] is NaN`; nothing if it is plain throughout. */
export function unplain(value: unknown, path = ""): string | undefined {
  const wrong = unplainIn(value);
  return wrong === undefined ? undefined : path + wrong;
}

function unplainIn(value: unknown): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    if (Object.is(value, -0)) return " is -0";
    return Number.isFinite(value) ? undefined : ` is ${String(value)}`;
  }
  if (typeof value !== "object") return ` is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = unplainIn(value[i]);
      if (wrong !== undefined) return `[${i}]${wrong}`;
    }
    return undefined;
  }
  if (!isPlainObject(value)) return ` is a ${value.constructor.name}`;
  for (const [key, part] of Object.entries(value)) {
    const wrong = part === undefined ? undefined : unplainIn(part);
    if (wrong !== undefined) return `.${key}${wrong}`;
  }
  return undefined;
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
