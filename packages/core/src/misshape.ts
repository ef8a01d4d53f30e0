import * as v from "valibot";
import type { Text } from "./text.ts";

/** Where data is not shaped as expected, and how, in words. */
export function misshape(issue: v.BaseIssue<unknown>): Text {
  const path = v.getDotPath(issue) ?? "";
  if (path && issue.received === "undefined") return { en: `${path} is missing`, fr: `${path} manque` };
  const { expected } = issue;
  return {
    en: `${path || "it"} should be ${expected}`,
    fr: `${path || "ceci"} devrait être ${expected}`,
  };
}
