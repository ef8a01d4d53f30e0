import * as v from "valibot";
import type { MessageReference } from "./words/message.ts";

/** The names in words of what is expected of data, by what valibot calls it. */
const TYPES = ["Array", "Function", "Object", "boolean", "number", "string", "name"];

/** Describes which part of some data has the wrong shape, and what was expected. */
export function describeIssue(issue: v.BaseIssue<unknown>): MessageReference {
  const path = v.getDotPath(issue) ?? "";
  if (path && issue.received === "undefined") return { id: "shape.missing", data: { path } };
  const type = issue.expected ?? "";
  const expected = TYPES.includes(type) ? { id: `shape.types.${type}` } : type;
  return { id: path ? "shape.part" : "shape.whole", data: { path, expected } };
}
