import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

/** A `ts` block after `@example` in a doc comment. */
export interface DocExample {
  /** The file and the line where it begins. */
  readonly name: string;
  readonly code: string;
}

/** A value that an example claims for one of its expressions: `expression; // => value`. */
export interface Claim {
  readonly expression: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const BLOCK = /^[ \t]*\* @example[^\n]*\n[ \t]*\* ```ts\n([\s\S]*?)^[ \t]*\* ```$/gm;
const IMPORT = /^import (?:(\w+)|\{([^}]*)\}) from "([^"]+)";$/gm;
const CLAIM = /^(.+); \/\/ => (.+)$/gm;

/** Finds the examples in the doc comments of all TypeScript files in a folder. */
export function docExamples(folder: URL): DocExample[] {
  const files = globSync("**/*.ts", { cwd: fileURLToPath(folder) }).sort();
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    return [...text.matchAll(BLOCK)].map(({ 1: block = "", index }) => ({
      name: `${file}:${text.slice(0, index).split("\n").length}`,
      code: block.replace(/^[ \t]*\* ?/gm, ""),
    }));
  });
}

/**
 * Runs an example and returns its claims. Throws where the example throws or cannot be parsed.
 *
 * @param load - imports a module by its name in the example
 */
export async function runDocExample(
  { code }: DocExample,
  load: (name: string) => Promise<object>,
): Promise<readonly Claim[]> {
  const claims: Claim[] = [];
  const claim = (expression: string, actual: unknown, expected: unknown) =>
    claims.push({ expression, actual, expected });
  const body = stripTypeScriptTypes(code)
    .replace(IMPORT, (_whole, standard: string | undefined, names: string | undefined, from: string) => {
      const bindings = standard ? `default: ${standard}` : names?.replaceAll(" as ", ": ");
      return `const { ${bindings} } = await load(${JSON.stringify(from)});`;
    })
    .replace(CLAIM, (_whole, expression: string, value: string) => {
      return `claim(${JSON.stringify(expression)}, await (${expression}), (${value}));`;
    });
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction("load", "claim", `"use strict";${body}`)(load, claim);
  return claims;
}
