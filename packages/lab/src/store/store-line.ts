import { createHash } from "node:crypto";

/** A line of the file of a run. */
export interface StoreLine {
  /** The index of the setup of a shard, or the number of a game of a training; counted from 0. */
  readonly run: number;
  /** The result of the shard, or the game. */
  readonly piece: unknown;
}

/** Bigints are written as strings such as `"12n"`; a tally contains no other strings. */
const BIGINT_TEXT = /^-?\d+n$/;
const toJson = (data: unknown): string =>
  JSON.stringify(data, (_key, value) => (typeof value === "bigint" ? `${value}n` : value));
const fromJson = (text: string): unknown =>
  JSON.parse(text, (_key, value) =>
    typeof value === "string" && BIGINT_TEXT.test(value) ? BigInt(value.slice(0, -1)) : value,
  );

const checksumOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Formats a line as `{"sum":…,"line":…}`; the checksum detects changed lines. */
export function formatLine(line: StoreLine): string {
  const text = toJson(line);
  return `{"sum":"${checksumOf(text)}","line":${text}}`;
}

const LINE_PATTERN = /^\{"sum":"([0-9a-f]{16})","line":(.*)\}$/;

/** The content of a line, not yet checked against the setups of a run. */
export interface UncheckedLine {
  readonly run?: unknown;
  readonly piece?: unknown;
}

/** Parses a line; returns an empty object if the format or the checksum is wrong. */
export function parseLine(text: string): UncheckedLine {
  const [, sum, line] = LINE_PATTERN.exec(text) ?? [];
  if (line === undefined || sum !== checksumOf(line)) return {};
  try {
    return Object(fromJson(line));
  } catch {
    return {};
  }
}
