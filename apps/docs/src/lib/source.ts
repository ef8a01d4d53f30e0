import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the workspace; builds, tests and previews all run in `apps/docs`. */
const workspace = join(process.cwd(), "../..");

/** The lines of one top-level declaration, its doc comment included. */
function declaration(lines: readonly string[], name: string): string[] | undefined {
  const head = new RegExp(`^(export )?(default )?(async )?(const|function|interface|type|class) ${name}\\b`);
  const at = lines.findIndex((line) => head.test(line));
  if (at === -1) return undefined;
  let first = at;
  while (/^( \*|\/\*\*|\/\/)/.test(lines[first - 1] ?? "")) first--;
  let last = at;
  while (last + 1 < lines.length && /^([ \t})\]]|$)/.test(lines[last + 1] ?? "")) last++;
  while (lines[last] === "") last--;
  return lines.slice(first, last + 1);
}

/** The lines between `// #region <name>` and `// #endregion`, as far to the left as they go. */
function region(lines: readonly string[], name: string): string[] | undefined {
  const first = lines.findIndex((line) => line.trim() === `// #region ${name}`);
  if (first === -1) return undefined;
  const last = lines.findIndex((line, i) => i > first && line.trim() === "// #endregion");
  const body = lines.slice(first + 1, last === -1 ? undefined : last);
  const indent = Math.min(...body.filter(Boolean).map((line) => line.search(/\S/)));
  return body.map((line) => line.slice(indent));
}

/**
 * A file of the workspace, or the named regions and declarations of it, in the order of the names.
 *
 * @param file - from the folder of the workspace on
 * @throws Error when there is no such file or no such part in it
 */
export function sourceOf(file: string, names: readonly string[] = []): string {
  const text = readFileSync(join(workspace, file), "utf8").trimEnd();
  if (names.length === 0) return text;
  const lines = text.split("\n");
  const parts = names.map((name) => {
    const part = region(lines, name) ?? declaration(lines, name);
    if (!part) throw new Error(`${file} has no "${name}"`);
    return part.join("\n");
  });
  return parts.join("\n\n");
}
