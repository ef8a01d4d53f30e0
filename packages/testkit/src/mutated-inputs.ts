/** An object that throws on every access. */
const createUnreadable = () =>
  new Proxy(
    {},
    {
      get() {
        throw new Error("it cannot be read");
      },
      has() {
        throw new Error("its keys cannot be queried");
      },
      ownKeys() {
        throw new Error("its keys cannot be listed");
      },
      getOwnPropertyDescriptor() {
        throw new Error("it cannot be described");
      },
    },
  );

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;

/** Values of other types, by description. */
export const HOSTILE_VALUES: Readonly<Record<string, unknown>> = {
  undefined,
  null: null,
  "a boolean": true,
  zero: 0,
  "a negative number": -1,
  "half a number": 0.5,
  "a huge number": 1e308,
  NaN: Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  "a bigint": 7n,
  "a symbol": Symbol("junk"),
  "an empty text": "",
  "a text": "junk",
  "JSON null": "null",
  "JSON of a list": "[[]]",
  "JSON of a prototype": '{"__proto__":{"format":"serpentarium/1"},"constructor":1}',
  "unterminated JSON": "[".repeat(2000),
  "a long text": "x".repeat(2000),
  "an empty list": [],
  "a list": [1, "a", null],
  "lists in lists": nested(10_000),
  "an empty object": {},
  "an object without a text": { toString: 1, valueOf: null },
  "an object that throws as a text": {
    toString() {
      throw new Error("it has no text");
    },
  },
  "an object without a prototype": Object.create(null),
  "an object with another prototype": Object.create({ format: "serpentarium/1", ok: true }),
  "an object that contains itself": cyclic,
  "an object that cannot be read": createUnreadable(),
  "a function": () => "junk",
  "a date": new Date(Number.NaN),
  "a map": new Map([["format", "serpentarium/1"]]),
  bytes: new Uint8Array(8),
};

/** Mutations of a value: each part in turn replaced by each hostile value or by a throwing getter, with a description. */
export function* mutatedInputs(value: unknown, path = ""): Generator<readonly [string, unknown]> {
  for (const [name, hostile] of Object.entries(HOSTILE_VALUES))
    yield [`${path || "the value"} is ${name}`, hostile];
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    const inner: unknown = Reflect.get(value, key);
    for (const [name, part] of mutatedInputs(inner, `${path}.${key}`)) {
      yield [name, Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part }];
    }
    const thrower = Object.defineProperty({ ...value }, key, {
      enumerable: true,
      get() {
        throw new Error("it cannot be read");
      },
    });
    yield [`${path}.${key} throws`, Array.isArray(value) ? [thrower] : thrower];
  }
}
