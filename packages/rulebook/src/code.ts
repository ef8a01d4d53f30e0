const COMMENT = String.raw`\/\/.*|\/\*[\s\S]*?\*\/`;
const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\[\s\S])*\x60`;
// quotation marks and slashes in it begin neither a string nor a comment
const PATTERN = String.raw`(?<=[(,=:[!&|?{};]\s*)\/(?![*\/])(?:[^\/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`;

const COMMENTS = new RegExp(`${STRING}|${PATTERN}|(?<ignored>${COMMENT})`, "g");
/** White space, and the commas that a formatter adds where it breaks a line. */
const LAYOUT = new RegExp(String.raw`${STRING}|${PATTERN}|(?<ignored>\s+|,(?=\s*[)\]}]))`, "g");

/** Removes what a pattern calls ignored; strings stay as they are. */
const strip = (code: string, pattern: RegExp): string =>
  code.replace(pattern, (text, ...args) => (args.at(-1).ignored === undefined ? text : ""));

/** Code without white space and the commas before closing brackets. */
export const normaliseCode = (code: string): string => strip(code, LAYOUT);

const indentOf = (line: string): number => line.length - line.trimStart().length;

const closes = (line: string): boolean => /^\s*[)\]}]/.test(line);

/** Takes the entries of the clauses, such as `"move.pair": { … },`, out of the lines of a declaration. */
function takeEntries(lines: readonly string[], clauses: ReadonlySet<string>): readonly string[] {
  const rest: string[] = [];
  const entries: string[][] = [];
  let indent: number | undefined;
  for (const line of lines) {
    const isIn =
      indent !== undefined && (indentOf(line) > indent || (indentOf(line) === indent && closes(line)));
    const [, , key = ""] = /^\s+(["'])(.+?)\1:/.exec(line) ?? [];
    if (isIn) entries.at(-1)?.push(line);
    else if (clauses.has(key)) entries.push([line]);
    else rest.push(line);
    if (!isIn) indent = clauses.has(key) ? indentOf(line) : undefined;
  }
  return [rest, ...entries].map((piece) => piece.join("\n"));
}

/**
 * Splits a module into its declarations without comments, by its layout: one begins at each line that is not indented, unless that begins
 * with a closing bracket. In a table the entry of each clause, a line such as `"move.pair": {` and those that are indented below it, is a
 * piece of its own.
 */
export function codePiecesOf(code: string, clauses: readonly string[]): readonly string[] {
  const ids = new Set(clauses);
  const declarations: string[][] = [];
  for (const line of strip(code, COMMENTS).split(/\r?\n/)) {
    if (line.trim() === "") continue;
    if (/^[^\s)\]}]/.test(line)) declarations.push([line]);
    else declarations.at(-1)?.push(line);
  }
  return declarations.flatMap((lines) => takeEntries(lines, ids));
}
