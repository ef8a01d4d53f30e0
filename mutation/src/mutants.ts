import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Location } from "@stryker-mutator/api/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { type Group, groupOf } from "./groups.ts";
import { locationKeyOf } from "./location-key.ts";
import type { TargetPackage } from "./packages.ts";

/** Identifies a mutant within its package, independently of line numbers. */
export interface MutantId {
  /** Relative to the folder of the package. */
  readonly file: string;
  readonly mutator: string;
  /** The replaced source. */
  readonly original: string;
  readonly replacement: string;
  /** The number of earlier mutants with the same text in the file; default 0. */
  readonly nth?: number;
}

/** A change of a source file that the tests should detect. */
export interface Mutant extends MutantId {
  readonly group: Group;
  /** Counted from 1. */
  readonly line: number;
  /** Identifies the mutant during a run of Stryker. */
  readonly locationKey: string;
}

const noop = () => {};
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: noop,
  debug: noop,
  info: noop,
  warn: noop,
  error: noop,
  fatal: noop,
};

/** The key of a {@link MutantId}, equal for the same mutant in two checkouts. */
export const keyOf = ({ file, mutator, original, replacement, nth = 0 }: MutantId): string =>
  JSON.stringify([file, mutator, original, replacement, nth]);

/** A pattern for Stryker's option `mutate` that covers the location of a mutant. */
export function patternOf({ file, locationKey }: Mutant): string {
  const [, startLine, startColumn, endLine, endColumn] =
    /^[^:]+:(\d+):(\d+)-(\d+):(\d+) /.exec(locationKey) ?? [];
  return `${file}:${Number(startLine) + 1}:${startColumn}-${Number(endLine) + 1}:${endColumn}`;
}

/** The text at a location of a source, and the text before it. */
function splitSource(
  source: string,
  { start, end }: Location,
): { readonly before: string; readonly text: string } {
  const lines = source.split("\n");
  const offset = ({ line, column }: Location["start"]): number =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, column);
  return { before: source.slice(0, offset(start)), text: source.slice(offset(start), offset(end)) };
}

/** All mutants of a package that Stryker can make, in order of file and location. */
export async function findMutants(root: string, target: TargetPackage): Promise<readonly Mutant[]> {
  const folder = join(root, "packages", target.name);
  // data that programs write has no faults that a person makes
  const files = globSync("src/**/*.ts", { cwd: folder, exclude: ["src/data/**"] }).sort();
  const mutants: Mutant[] = [];
  for (const file of files) {
    const content = readFileSync(join(folder, file), "utf8");
    const instrumenter = new Instrumenter(LOGGER);
    const options = { plugins: null, ignorers: [], excludedMutations: [] };
    const found = await instrumenter.instrument([{ name: file, content, mutate: true }], options);
    const seen = new Map<string, number>();
    for (const mutant of found.mutants) {
      const { before, text: original } = splitSource(content, mutant.location);
      const id = { file, mutator: mutant.mutatorName, original, replacement: mutant.replacement };
      const nth = seen.get(keyOf(id)) ?? 0;
      seen.set(keyOf(id), nth + 1);
      mutants.push({
        ...id,
        ...(nth > 0 && { nth }),
        group: groupOf(target, id, before),
        line: mutant.location.start.line + 1,
        locationKey: locationKeyOf(file, mutant),
      });
    }
  }
  return mutants;
}

/** The number of mutants to test in each group. */
export type SampleSizes = Readonly<Record<Group, number>>;

/**
 * Samples mutants, deterministically for a seed and sources, in random order. The selection depends on a hash of each mutant
 * alone, so that a small change of the sources changes little of the sample.
 */
export function sampleMutants(
  mutants: readonly Mutant[],
  counts: SampleSizes,
  seed: string,
): readonly Mutant[] {
  const ranked = mutants
    .map((mutant) => ({
      mutant,
      rank: createHash("sha256")
        .update(`${seed}\n${keyOf(mutant)}`)
        .digest("hex"),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
  const sampleOf = (group: Group): readonly Mutant[] =>
    ranked.filter((mutant) => mutant.group === group).slice(0, counts[group]);
  return [...sampleOf("rules"), ...sampleOf("presentation")];
}
