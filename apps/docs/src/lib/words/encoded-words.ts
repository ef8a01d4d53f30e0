/** A short form of compiled words: member names of `messageformat`'s data model would take more space than the texts. */
import type { CompiledWords } from "@serpentarium/core/words";

/** Words in which each node of a message is a list: its index in {@link NODES}, then its members. */
export type EncodedWords = readonly { readonly language: string; readonly compiled: object }[];

/** The types of nodes, with the names of their members; the last ones may be missing. */
const NODES: readonly (readonly string[])[] = [
  ["message", "declarations", "pattern"],
  ["select", "declarations", "selectors", "variants"],
  ["input", "name", "value"],
  ["local", "name", "value"],
  ["expression", "arg", "functionRef"],
  ["function", "name", "options"],
  ["variable", "name"],
  ["literal", "value"],
  ["*"],
];

const mapMembers = (value: object, change: (member: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]));

function encode(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(encode);
  const { type, ...members } = value as Readonly<Record<string, unknown>>;
  const index = NODES.findIndex(([name]) => name === type);
  const names = NODES[index]?.slice(1, Object.keys(members).length + 1);
  // nodes with other members stay unchanged
  return names?.every((name) => name in members) && names.length === Object.keys(members).length
    ? [index, ...names.map((name) => encode(members[name]))]
    : mapMembers(value, encode);
}

function decode(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return mapMembers(value, decode);
  const [index, ...members] = value;
  // a list of nodes
  if (typeof index !== "number") return value.map(decode);
  const [type, ...names] = NODES[index] ?? [];
  return { type, ...Object.fromEntries(members.map((member, i) => [names[i], decode(member)])) };
}

export const encodeWords = (words: readonly CompiledWords[]): EncodedWords => encode(words) as EncodedWords;

export const decodeWords = (words: EncodedWords): readonly CompiledWords[] =>
  decode(words) as readonly CompiledWords[];
