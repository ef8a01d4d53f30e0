import { createHash } from "node:crypto";
import type { Check } from "@serpentarium/testkit";
import { applyMutant, type ProseMutant } from "./mutators.ts";
import { checksWith, mutantsOf, proseFiles, type RulebookTarget } from "./rulebooks.ts";

/** What catches mutants, in the order in which it counts. */
const CATCHERS = ["bound value", "sentence coverage", "other checks", "acknowledgement alone"] as const;

type Catcher = (typeof CATCHERS)[number];

/** The checks of the rulebook group that are not among the others. */
const CATCHER_BY_CHECK: Readonly<Record<string, Catcher>> = {
  "checks.numbers": "bound value",
  "checks.option-table": "bound value",
  "checks.sentences": "sentence coverage",
  "checks.reviewed": "acknowledgement alone",
};

const idOf = ({ name }: Check): string => (typeof name !== "string" && "id" in name ? name.id : "");

const rankOf = (check: Check): number => CATCHERS.indexOf(CATCHER_BY_CHECK[idOf(check)] ?? "other checks");

/** The problem that a check finds, also one of a file that it cannot read. */
function problemOf(check: Check): string | undefined {
  try {
    return check.run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The first of the catchers that catches a mutant; undefined if it survives. */
function catcherOf(target: RulebookTarget, mutant: ProseMutant): Catcher | undefined {
  const text = applyMutant(target.files.get(mutant.file) ?? "", mutant);
  const checks = checksWith(target, mutant.file, text).toSorted((a, b) => rankOf(a) - rankOf(b));
  const failed = checks.find((check) => problemOf(check) !== undefined);
  return failed && CATCHERS[rankOf(failed)];
}

/** The problems of a rulebook without any mutant, one in a line: nothing can be measured then. */
export function problemsOf(target: RulebookTarget): readonly string[] {
  const problems = proseFiles(target).flatMap(([file, text]) =>
    checksWith(target, file, text).flatMap((check) => problemOf(check)?.split("\n") ?? []),
  );
  return [...new Set(problems)].map((problem) => `${target.name}: without a mutant: ${problem}`);
}

const keyOf = ({ file, kind, original, replacement }: ProseMutant): string =>
  JSON.stringify([file, kind, original, replacement]);

/**
 * Samples mutants, deterministically for a seed and texts, evenly over files and kinds. As in a sample of code, the rank of a mutant is a hash
 * of it alone, so that a small change of the texts changes little of the sample.
 */
export function sampleProse(
  mutants: readonly ProseMutant[],
  size: number,
  seed: string,
): readonly ProseMutant[] {
  const hash = (text: string): string => createHash("sha256").update(`${seed}\n${text}`).digest("hex");
  const ranked = mutants
    .map((mutant) => ({ mutant, rank: hash(keyOf(mutant)) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  const turns = new Map<string, number>();
  return ranked
    .map(({ mutant, rank }) => {
      const cell = `${mutant.file} ${mutant.kind}`;
      const turn = turns.get(cell) ?? 0;
      turns.set(cell, turn + 1);
      return { mutant, turn, rank };
    })
    .sort((a, b) => a.turn - b.turn || (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** What catches the mutants of a rulebook. */
export interface ProseResult {
  /** The name of its package. */
  readonly rulebook: string;
  /** The number of mutants that were tested, of all. */
  readonly tested: number;
  readonly all: number;
  readonly caught: Readonly<Record<Catcher, number>>;
  readonly survivors: readonly ProseMutant[];
}

/** Measures a sample of the mutants of a rulebook. */
export function measureRulebook(target: RulebookTarget, size: number, seed: string): ProseResult {
  const all = mutantsOf(target);
  const tested = sampleProse(all, size, seed).map((mutant) => ({
    mutant,
    catcher: catcherOf(target, mutant),
  }));
  const count = (catcher: Catcher): number => tested.filter((one) => one.catcher === catcher).length;
  return {
    rulebook: target.name,
    tested: tested.length,
    all: all.length,
    caught: Object.fromEntries(CATCHERS.map((catcher) => [catcher, count(catcher)])) as Record<
      Catcher,
      number
    >,
    survivors: tested.flatMap(({ mutant, catcher }) => (catcher === undefined ? [mutant] : [])),
  };
}

/** A mutant in a line: its place, and the old and new text. */
export const formatProseMutant = ({ file, line, kind, original, replacement }: ProseMutant): string =>
  `${file}:${line}: ${kind}: ${JSON.stringify(original)} → ${JSON.stringify(replacement)}`;

/** The results as a Markdown table. */
export function toProseTable(results: readonly ProseResult[]): string {
  const rows = results.map(({ rulebook, tested, all, caught, survivors }) => [
    rulebook,
    `${tested} of ${all}`,
    ...CATCHERS.map((catcher) => caught[catcher]),
    survivors.length,
  ]);
  const head = ["rulebook", "mutants", ...CATCHERS, "survivors"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
