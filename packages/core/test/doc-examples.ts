import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

/** A `ts` block that follows `@example` in a doc comment. */
export interface DocExample {
  /** The file and the line in which it begins. */
  readonly name: string;
  readonly code: string;
}

/** What an example says that one of its expressions gives: `expression; // => value`. */
export interface Claim {
  readonly expression: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const BLOCK = /^[ \t]*\* @example[^\n]*\n[ \t]*\* ```ts\n([\s\S]*?)^[ \t]*\* ```$/gm;
const IMPORT = /^import (?:(\w+)|\{([^}]*)\}) from "([^"]+)";$/gm;
const CLAIM = /^(.+); \/\/ => (.+)$/gm;

/** The examples in the doc comments of all TypeScript files under a folder. */
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
 * Runs an example; one that throws, or cannot be read, fails.
 *
 * @param load - imports a module by the name that the example gives it
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
      const wanted = standard ? `default: ${standard}` : names?.replaceAll(" as ", ": ");
      return `const { ${wanted} } = await load(${JSON.stringify(from)});`;
    })
    .replace(CLAIM, (_whole, expression: string, value: string) => {
      return `claim(${JSON.stringify(expression)}, await (${expression}), (${value}));`;
    });
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction("load", "claim", `"use strict";${body}`)(load, claim);
  return claims;
}
