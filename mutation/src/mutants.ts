import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Location } from "@stryker-mutator/api/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { type Group, groupOf } from "./groups.ts";
import type { Target } from "./packages.ts";
import { placeOf } from "./place.ts";

/** What tells a mutant from all others of its package, wherever lines move. */
export interface MutantId {
  /** From the folder of the package. */
  readonly file: string;
  readonly mutator: string;
  /** The source that is replaced. */
  readonly original: string;
  readonly replacement: string;
  /** How many mutants of the same text come before it in the file; none when left out. */
  readonly nth?: number;
}

/** A change of a source that the tests should notice. */
export interface Mutant extends MutantId {
  readonly group: Group;
  /** From 1. */
  readonly line: number;
  /** What tells it from all others while Stryker runs. */
  readonly place: string;
}

const silent = () => {};
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** The key of a mutant for {@link MutantId}: equal for the same mutant of two checkouts. */
export const keyOf = ({ file, mutator, original, replacement, nth = 0 }: MutantId): string =>
  JSON.stringify([file, mutator, original, replacement, nth]);

/** The pattern for Stryker's option `mutate` that takes in the place of a mutant, and what lies within it. */
export function patternOf({ file, place }: Mutant): string {
  const [, startLine, startColumn, endLine, endColumn] = /^[^:]+:(\d+):(\d+)-(\d+):(\d+) /.exec(place) ?? [];
  return `${file}:${Number(startLine) + 1}:${startColumn}-${Number(endLine) + 1}:${endColumn}`;
}

/** The text from one place of a source to another, and what stands before it. */
function cut(source: string, { start, end }: Location): { readonly before: string; readonly text: string } {
  const lines = source.split("\n");
  const offset = ({ line, column }: Location["start"]): number =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, column);
  return { before: source.slice(0, offset(start)), text: source.slice(offset(start), offset(end)) };
}

/** All mutants of a package that Stryker can make, by file and place. */
export async function findMutants(root: string, target: Target): Promise<readonly Mutant[]> {
  const folder = join(root, "packages", target.name);
  const files = globSync("src/**/*.ts", { cwd: folder }).sort();
  const mutants: Mutant[] = [];
  for (const file of files) {
    const content = readFileSync(join(folder, file), "utf8");
    const instrumenter = new Instrumenter(LOGGER);
    const options = { plugins: null, ignorers: [], excludedMutations: [] };
    const found = await instrumenter.instrument([{ name: file, content, mutate: true }], options);
    const seen = new Map<string, number>();
    for (const mutant of found.mutants) {
      const { before, text: original } = cut(content, mutant.location);
      const id = { file, mutator: mutant.mutatorName, original, replacement: mutant.replacement };
      const nth = seen.get(keyOf(id)) ?? 0;
      seen.set(keyOf(id), nth + 1);
      mutants.push({
        ...id,
        ...(nth > 0 && { nth }),
        group: groupOf(target, id, before),
        line: mutant.location.start.line + 1,
        place: placeOf(file, mutant),
      });
    }
  }
  return mutants;
}

/** How many mutants to test of each group; all of them when left out. */
export type Counts = Readonly<Record<Group, number>>;

/**
 * The same mutants for the same seed and sources, in no order of their own. Which of them are taken hangs on a hash of each
 * alone, so that a change of some lines changes little else.
 */
export function sample(mutants: readonly Mutant[], counts: Counts, seed: string): readonly Mutant[] {
  const ranked = mutants
    .map((mutant) => ({
      mutant,
      rank: createHash("sha256")
        .update(`${seed}\n${keyOf(mutant)}`)
        .digest("hex"),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
  const of = (group: Group): readonly Mutant[] =>
    ranked.filter((mutant) => mutant.group === group).slice(0, counts[group]);
  return [...of("rules"), ...of("presentation")];
}
