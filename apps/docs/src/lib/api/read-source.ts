import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The root of the workspace; builds, tests and previews all run in `apps/docs`. */
const workspace = join(process.cwd(), "../..");

/** The lines of a top-level declaration, including its doc comment. */
function declarationLines(lines: readonly string[], name: string): string[] | undefined {
  const head = new RegExp(`^(export )?(default )?(async )?(const|function|interface|type|class) ${name}\\b`);
  const start = lines.findIndex((line) => head.test(line));
  if (start === -1) return undefined;
  let first = start;
  while (/^( \*|\/\*\*|\/\/)/.test(lines[first - 1] ?? "")) first--;
  let last = start;
  while (last + 1 < lines.length && /^([ \t})\]]|$)/.test(lines[last + 1] ?? "")) last++;
  while (lines[last] === "") last--;
  return lines.slice(first, last + 1);
}

/** The lines between `// #region <name>` and `// #endregion`, unindented. */
function regionLines(lines: readonly string[], name: string): string[] | undefined {
  const first = lines.findIndex((line) => line.trim() === `// #region ${name}`);
  if (first === -1) return undefined;
  const last = lines.findIndex((line, i) => i > first && line.trim() === "// #endregion");
  const body = lines.slice(first + 1, last === -1 ? undefined : last);
  const indent = Math.min(...body.filter(Boolean).map((line) => line.search(/\S/)));
  return body.map((line) => line.slice(indent));
}

/**
 * Reads a file of the workspace, or only the named regions and declarations, in the given order.
 *
 * @param file - relative to the root of the workspace
 * @throws Error if the file, region or declaration does not exist
 */
export function readSource(file: string, names: readonly string[] = []): string {
  const text = readFileSync(join(workspace, file), "utf8").trimEnd();
  if (names.length === 0) return text;
  const lines = text.split("\n");
  const parts = names.map((name) => {
    const part = regionLines(lines, name) ?? declarationLines(lines, name);
    if (!part) throw new Error(`${file} has no "${name}"`);
    return part.join("\n");
  });
  return parts.join("\n\n");
}
