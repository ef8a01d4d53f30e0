import fc, { type Arbitrary } from "fast-check";

const HOSTILE_TEXTS = [
  "",
  " ",
  "-",
  "0",
  "-1",
  "1e9",
  "0x10",
  "9007199254740993",
  "NaN",
  "null",
  "__proto__",
  "constructor",
  "toString",
  "é",
  "🐍",
  "\ud800",
  "\u0000",
  "\u2028",
  "%",
  "%E0%A4",
  "&",
  "=",
  "_",
  "{",
  "]",
  '"',
  "\\",
  "9".repeat(400),
  "(".repeat(400),
];

/** Values that replace others; `__proto__` is an own key, as `JSON.parse` makes it. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  "",
  "junk",
  [],
  [null],
  {},
  { toString: 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"ok":true}}'),
  JSON.parse(`${"[".repeat(200)}${"]".repeat(200)}`),
];

/** Splits a text into words, numbers, spaces and single characters. */
const tokensOf = (text: string): string[] => text.match(/\p{L}+|\p{N}+|\s+|./gsu) ?? [];

interface TextEdit {
  readonly at: number;
  readonly kind: "drop" | "double" | "swap" | "replace" | "insert" | "cut" | "count";
  readonly word: string;
}

function applyTextEdit(text: string, { at, kind, word }: TextEdit): string {
  const tokens = tokensOf(text);
  const index = tokens.length === 0 ? 0 : at % tokens.length;
  const token = tokens[index] ?? "";
  switch (kind) {
    case "drop":
      return tokens.toSpliced(index, 1).join("");
    case "double":
      return tokens.toSpliced(index, 0, token).join("");
    case "swap":
      return tokens.toSpliced(index, 2, tokens[index + 1] ?? "", token).join("");
    case "replace":
      return tokens.toSpliced(index, 1, word).join("");
    case "insert":
      return tokens.toSpliced(index, 0, word).join("");
    case "cut":
      return tokens.slice(0, index).join("");
    case "count":
      return tokens.toSpliced(index, 1, String(Number(token) + (at % 2 === 0 ? 1 : -1))).join("");
  }
}

const textEdit = (words: readonly string[]): Arbitrary<TextEdit> =>
  fc.record({
    at: fc.nat(),
    kind: fc.constantFrom("drop", "double", "swap", "replace", "insert", "cut", "count"),
    word: fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.constantFrom("", ...words),
      fc.string({ unit: "binary" }),
    ),
  });

/**
 * Mutations of a text: tokens are deleted, inserted, swapped or replaced, in up to three places.
 *
 * @param words - inserted tokens, beside those of the text and the hostile texts
 */
export const mutateText = (text: string, words: readonly string[] = []): Arbitrary<string> =>
  fc
    .array(textEdit([...words, ...tokensOf(text).slice(0, 100)]), { maxLength: 3 })
    .map((edits) => edits.reduce(applyTextEdit, text));

/** The keys that lead to a part of some data. */
type Path = readonly string[];

const entriesOf = (data: unknown): [string, unknown][] =>
  typeof data === "object" && data !== null ? Object.entries(data) : [];

const pathsIn = (data: unknown, path: Path = []): Path[] => [
  path,
  ...entriesOf(data).flatMap(([key, value]) => pathsIn(value, [...path, key])),
];

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), data);

/** The data with another value at a path; the part is deleted if the value is undefined. */
function replaceAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = replaceAt(Reflect.get(Object(data), key), rest, value);
  if (Array.isArray(data))
    return inner === undefined ? data.toSpliced(Number(key), 1) : data.with(Number(key), inner);
  const entries = Object.entries(Object(data)).filter(([name]) => name !== key);
  return Object.fromEntries(inner === undefined ? entries : [...entries, [key, inner]]);
}

const mutateAt = (data: unknown, path: Path, words: readonly string[]): Arbitrary<unknown> => {
  const value = valueAt(data, path);
  const others = pathsIn(data).map((other) => valueAt(data, other));
  const replacements = [
    fc.constantFrom(...HOSTILE_VALUES),
    fc.constantFrom(...others),
    fc.constant(undefined),
  ];
  if (typeof value === "string") replacements.push(mutateText(value, words), mutateText(value, words));
  if (typeof value === "number") replacements.push(fc.integer(), fc.constantFrom(value + 1, value - 1));
  if (Array.isArray(value)) replacements.push(fc.shuffledSubarray(value), fc.constant([...value, ...value]));
  return fc.oneof(...replacements).map((other) => replaceAt(data, path, other) ?? null);
};

/** Mutations of plain data: values are replaced in up to `left` places. */
export function mutateData(data: unknown, words: readonly string[] = [], left = 3): Arbitrary<unknown> {
  if (left === 0) return fc.constant(data);
  const paths = pathsIn(data);
  const mutated = fc
    .nat()
    .chain((at) => mutateAt(data, paths[at % paths.length] ?? [], words))
    .chain((once) => mutateData(once, words, left - 1));
  return fc.oneof(fc.constant(data), { arbitrary: mutated, weight: 2 });
}
