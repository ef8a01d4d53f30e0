import { fail, type Result, succeed } from "@serpentarium/core";

const MALFORMED = fail("bad-option", { id: "cli.failures.bad-option.form" });

/** The end of the JSON value at `start`: the first space outside strings and brackets. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const char = text.charAt(i);
    if (quoted && char === "\\") i++;
    else if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === "{" || char === "[") depth++;
    else if (char === "}" || char === "]") depth--;
    else if (char === " " && depth <= 0) return i;
  }
  return text.length;
}

/**
 * Parses `<option>=<value>` pairs, in order; the values stay JSON texts. Spaces separate the pairs, except within a JSON string, array or
 * object. Fails with `bad-option` at any other text, or at a repeated option.
 */
export function parseOptionPairs(text: string): Result<ReadonlyMap<string, string>> {
  const pairs = new Map<string, string>();
  const pair = / *([^ =]+)=/y;
  const end = text.trimEnd().length;
  while (pair.lastIndex < end) {
    const name = pair.exec(text)?.[1];
    if (name === undefined) return MALFORMED;
    if (pairs.has(name)) return fail("bad-option", { id: "cli.failures.bad-option.twice", data: { name } });
    const start = pair.lastIndex;
    pair.lastIndex = endOfValue(text, start);
    pairs.set(name, text.slice(start, pair.lastIndex));
  }
  return succeed(pairs);
}

/** Parses a JSON text; undefined if it is not JSON. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
