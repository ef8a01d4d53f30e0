/** An object of which nothing can be read. */
const sealed = () =>
  new Proxy(
    {},
    {
      get() {
        throw new Error("it cannot be read");
      },
      has() {
        throw new Error("it cannot be looked into");
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

/** What may come instead, by its name. */
export const JUNK: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  "a boolean": true,
  zero: 0,
  "a negative number": -1,
  "half a number": 0.5,
  "a huge number": 1e308,
  "no number": Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  "a bigint": 7n,
  "a symbol": Symbol("junk"),
  "an empty text": "",
  "a text": "junk",
  "JSON of nothing": "null",
  "JSON of a list": "[[]]",
  "JSON of a prototype": '{"__proto__":{"format":"serpentarium/1"},"constructor":1}',
  "JSON without end": "[".repeat(2000),
  "a long text": "x".repeat(2000),
  "an empty list": [],
  "a list": [1, "a", null],
  "lists in lists": nested(10_000),
  "an empty object": {},
  "an object that is no text": { toString: 1, valueOf: null },
  "an object that throws as a text": {
    toString() {
      throw new Error("it is no text");
    },
  },
  "an object without a prototype": Object.create(null),
  "an object with another prototype": Object.create({ format: "serpentarium/1", ok: true }),
  "an object that holds itself": cyclic,
  "an object that cannot be read": sealed(),
  "a function": () => "junk",
  "a date": new Date(Number.NaN),
  "a map": new Map([["format", "serpentarium/1"]]),
  bytes: new Uint8Array(8),
};

/** A value with junk in one place of it after the other, down to the last list, and what was done to it. */
export function* spoilt(value: unknown, path = ""): Generator<readonly [string, unknown]> {
  for (const [name, junk] of Object.entries(JUNK)) yield [`${path || "all of it"} is ${name}`, junk];
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    const inner: unknown = Reflect.get(value, key);
    for (const [name, part] of spoilt(inner, `${path}.${key}`)) {
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
