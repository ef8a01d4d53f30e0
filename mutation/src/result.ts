import { GROUPS, type Group } from "./groups.ts";
import type { Outcome, Tested } from "./measure.ts";
import { keyOf, type Mutant, type MutantId } from "./mutants.ts";

/** How many mutants of a group there are, and what came of those that were tested. */
export interface Tally extends Readonly<Record<Outcome, number>> {
  readonly all: number;
  /** Of those that were tested, the share that the tests noticed, in percent. */
  readonly score: number;
}

/** A mutant that no test noticed. */
export interface Survivor extends MutantId {
  readonly line: number;
  readonly group: Group;
  /** Whether no test reaches it. */
  readonly uncovered?: true;
}

/** What is recorded of a package. */
export interface Result {
  readonly package: string;
  readonly seed: string;
  readonly groups: Readonly<Record<Group, Tally>>;
  /** For the whole package: the scores of the groups, weighted with how many mutants each has. */
  readonly score: number;
  readonly survivors: readonly Survivor[];
}

/** A survivor that changes nothing that a test could see, or nothing worth one. */
export interface Accepted extends MutantId {
  readonly package: string;
  readonly reason: string;
}

const OUTCOMES: readonly Outcome[] = ["killed", "timeout", "survived", "uncovered", "error"];

const round = (percent: number): number => Math.round(percent * 10) / 10;

type Counts = Readonly<Record<Outcome, number>>;

/** The share of mutants that were noticed, from 0 to 1; of none, all. */
function shareOf({ killed, timeout, survived, uncovered }: Counts): number {
  const noticed = killed + timeout;
  const missed = survived + uncovered;
  return noticed + missed === 0 ? 1 : noticed / (noticed + missed);
}

/** How many mutants of a group came to what. */
function countsOf(tested: readonly Tested[], group: Group): Counts {
  const own = tested.filter(({ mutant }) => mutant.group === group);
  const counts = OUTCOMES.map((outcome) => [outcome, own.filter((one) => one.outcome === outcome).length]);
  return Object.fromEntries(counts) as Record<Outcome, number>;
}

const toSurvivor = ({ mutant, outcome }: Tested): Survivor => {
  const { file, line, group, mutator, original, replacement, nth } = mutant;
  const id = { file, line, group, mutator, original, replacement, ...(nth && { nth }) };
  return outcome === "uncovered" ? { ...id, uncovered: true } : id;
};

const isMissed = ({ outcome }: Tested): boolean => outcome === "survived" || outcome === "uncovered";

const survivorsOf = (tested: readonly Tested[]): readonly Survivor[] =>
  tested
    .filter(isMissed)
    .map(toSurvivor)
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

function resultFrom(
  identity: Pick<Result, "package" | "seed">,
  all: readonly Mutant[],
  counts: (group: Group) => Counts,
  survivors: readonly Survivor[],
): Result {
  const allOf = (group: Group): number => all.filter((mutant) => mutant.group === group).length;
  const groups = GROUPS.map((group) => {
    const tally = { all: allOf(group), ...counts(group), score: round(100 * shareOf(counts(group))) };
    return [group, tally] as const;
  });
  const whole = GROUPS.reduce((sum, group) => sum + (allOf(group) / all.length) * shareOf(counts(group)), 0);
  return {
    ...identity,
    groups: Object.fromEntries(groups) as Record<Group, Tally>,
    score: round(100 * whole),
    survivors,
  };
}

/** What to record of a package: all its mutants, and what came of those that were tested. */
export const resultOf = (
  name: string,
  seed: string,
  all: readonly Mutant[],
  tested: readonly Tested[],
): Result =>
  resultFrom({ package: name, seed }, all, (group) => countsOf(tested, group), survivorsOf(tested));

/** What to record once the survivors of a result have been tested again. */
export function resultAgain(before: Result, all: readonly Mutant[], tested: readonly Tested[]): Result {
  const { package: name, seed, groups, survivors } = before;
  const counts = (group: Group): Counts => {
    const [old, now] = [groups[group], countsOf(tested, group)];
    const again = survivors.filter((one) => one.group === group);
    const uncovered = again.filter((one) => one.uncovered).length;
    return {
      killed: old.killed + now.killed,
      timeout: old.timeout + now.timeout,
      survived: old.survived - (again.length - uncovered) + now.survived,
      uncovered: old.uncovered - uncovered + now.uncovered,
      error: old.error + now.error,
    };
  };
  return resultFrom({ package: name, seed }, all, counts, survivorsOf(tested));
}

/** What is wrong with the accepted survivors of a package, in a line each. */
export function checkAccepted(
  accepted: readonly Accepted[],
  name: string,
  all: readonly Mutant[],
  tested: readonly Tested[],
): readonly string[] {
  const existing = new Set(all.map(keyOf));
  const noticed = new Set(
    tested
      .filter(({ outcome }) => outcome === "killed" || outcome === "timeout")
      .map(({ mutant }) => keyOf(mutant)),
  );
  return accepted
    .filter((one) => one.package === name)
    .flatMap((one) => {
      const what = `${name}/${one.file}: ${one.original} → ${one.replacement}`;
      if (!existing.has(keyOf(one))) return [`accepted, but there is no such mutant: ${what}`];
      return noticed.has(keyOf(one)) ? [`accepted, but the tests notice it: ${what}`] : [];
    });
}

/** Whether a survivor is among the accepted ones. */
export const isAccepted = (accepted: readonly Accepted[], name: string, survivor: MutantId): boolean =>
  accepted.some((one) => one.package === name && keyOf(one) === keyOf(survivor));

const testedOf = (counts: Tally): number => OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);

/** The scores of packages as a table in Markdown. */
export function toTable(results: readonly Result[], accepted: readonly Accepted[]): string {
  const rows = results.map((result) => {
    const { rules, presentation } = result.groups;
    const left = result.survivors.filter(({ group }) => group === "rules");
    const explained = left.filter((one) => isAccepted(accepted, result.package, one)).length;
    return [
      result.package,
      `${testedOf(rules)} of ${rules.all}`,
      `${rules.score.toFixed(1)} %`,
      `${left.length}, ${explained} explained`,
      `${testedOf(presentation)} of ${presentation.all}`,
      `${presentation.score.toFixed(1)} %`,
      `${result.score.toFixed(1)} %`,
    ];
  });
  const head = ["package", "rules tested", "score", "survivors", "presentation tested", "score", "whole"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const TABLE = /(?<=<!-- mutation scores -->\n)[\s\S]*?(?=<!-- end of mutation scores -->)/;

/** A page with another table of scores. */
export const replaceTable = (page: string, table: string): string =>
  page.replace(TABLE, () => `\n${table}\n\n`);
