import { createHash } from "node:crypto";
import type { Piece } from "../play-shard.ts";

/** A piece of one of the setups of a run. */
export interface Line {
  /** Which setup, counted from 0. */
  readonly run: number;
  readonly piece: Piece;
}

/** Numbers that JSON would not keep exactly are written as `"12n"`; a tally has no other texts. */
const BIG = /^-?\d+n$/;
const write = (data: unknown): string =>
  JSON.stringify(data, (_key, value) => (typeof value === "bigint" ? `${value}n` : value));
const read = (text: string): unknown =>
  JSON.parse(text, (_key, value) =>
    typeof value === "string" && BIG.test(value) ? BigInt(value.slice(0, -1)) : value,
  );

const sumOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** `{"sum":…,"line":…}`: the sum shows that a line is as it was written. */
export function formatLine(line: Line): string {
  const text = write(line);
  return `{"sum":"${sumOf(text)}","line":${text}}`;
}

const FORM = /^\{"sum":"([0-9a-f]{16})","line":(.*)\}$/;

/** What a line holds, before anybody has looked whether it is a piece of a run. */
export interface ReadLine {
  readonly run?: unknown;
  readonly piece?: unknown;
}

/** The line that a text holds; nothing in it where the sum shows that it is not as it was written. */
export function parseLine(text: string): ReadLine {
  const [, sum, line] = FORM.exec(text) ?? [];
  if (line === undefined || sum !== sumOf(line)) return {};
  try {
    return Object(read(line));
  } catch {
    return {};
  }
}
