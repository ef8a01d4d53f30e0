import * as v from "valibot";
import type { MessageReference } from "./words/message.ts";

/** Names of expected types, by their names in valibot. */
const TYPES = ["Array", "Function", "Object", "boolean", "number", "string", "name"];

/** Describes the first part of some data that has the wrong shape, and the expected shape. */
export function describeIssue(issue: v.BaseIssue<unknown>): MessageReference {
  const path = v.getDotPath(issue) ?? "";
  if (path && issue.received === "undefined") return { id: "shape.missing", data: { path } };
  const type = issue.expected ?? "";
  const expected = TYPES.includes(type) ? { id: `shape.types.${type}` } : type;
  return { id: path ? "shape.part" : "shape.whole", data: { path, expected } };
}
