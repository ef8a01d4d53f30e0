import { GROUPS, type Group } from "./groups.ts";
import type { Outcome, TestedMutant } from "./measure.ts";
import { keyOf, type Mutant, type MutantId } from "./mutants.ts";

/** The number of mutants of a group, and the outcomes of those tested. */
export interface Tally extends Readonly<Record<Outcome, number>> {
  readonly all: number;
  /** The percentage of tested mutants that the tests detected. */
  readonly score: number;
}

/** A mutant that no test detected. */
export interface Survivor extends MutantId {
  readonly line: number;
  readonly group: Group;
  /** Whether no test reaches the mutant. */
  readonly uncovered?: true;
}

/** The recorded result of a package. */
export interface PackageResult {
  readonly package: string;
  readonly seed: string;
  readonly groups: Readonly<Record<Group, Tally>>;
  /** The score of the whole package: the scores of the groups, weighted by their numbers of mutants. */
  readonly score: number;
  readonly survivors: readonly Survivor[];
}

/** A survivor that no test could detect, or that is not worth a test. */
export interface AcceptedSurvivor extends MutantId {
  readonly package: string;
  readonly reason: string;
}

const OUTCOMES: readonly Outcome[] = ["killed", "timeout", "survived", "uncovered", "error"];

const round = (percent: number): number => Math.round(percent * 10) / 10;

type OutcomeCounts = Readonly<Record<Outcome, number>>;

/** The share of mutants that were detected, from 0 to 1; 1 if there are none. */
function detectionRate({ killed, timeout, survived, uncovered }: OutcomeCounts): number {
  const detected = killed + timeout;
  const missed = survived + uncovered;
  return detected + missed === 0 ? 1 : detected / (detected + missed);
}

/** The numbers of mutants of a group by outcome. */
function countsOf(tested: readonly TestedMutant[], group: Group): OutcomeCounts {
  const inGroup = tested.filter(({ mutant }) => mutant.group === group);
  const counts = OUTCOMES.map((outcome) => [
    outcome,
    inGroup.filter((each) => each.outcome === outcome).length,
  ]);
  return Object.fromEntries(counts) as Record<Outcome, number>;
}

const toSurvivor = ({ mutant, outcome }: TestedMutant): Survivor => {
  const { file, line, group, mutator, original, replacement, nth } = mutant;
  const id = { file, line, group, mutator, original, replacement, ...(nth && { nth }) };
  return outcome === "uncovered" ? { ...id, uncovered: true } : id;
};

const isMissed = ({ outcome }: TestedMutant): boolean => outcome === "survived" || outcome === "uncovered";

const survivorsOf = (tested: readonly TestedMutant[]): readonly Survivor[] =>
  tested
    .filter(isMissed)
    .map(toSurvivor)
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

function resultFrom(
  identity: Pick<PackageResult, "package" | "seed">,
  all: readonly Mutant[],
  counts: (group: Group) => OutcomeCounts,
  survivors: readonly Survivor[],
): PackageResult {
  const allOf = (group: Group): number => all.filter((mutant) => mutant.group === group).length;
  const groups = GROUPS.map((group) => {
    const tally = { all: allOf(group), ...counts(group), score: round(100 * detectionRate(counts(group))) };
    return [group, tally] as const;
  });
  const whole = GROUPS.reduce(
    (sum, group) => sum + (allOf(group) / all.length) * detectionRate(counts(group)),
    0,
  );
  return {
    ...identity,
    groups: Object.fromEntries(groups) as Record<Group, Tally>,
    score: round(100 * whole),
    survivors,
  };
}

/** The result of a package, from all its mutants and those tested. */
export const resultOf = (
  name: string,
  seed: string,
  all: readonly Mutant[],
  tested: readonly TestedMutant[],
): PackageResult =>
  resultFrom({ package: name, seed }, all, (group) => countsOf(tested, group), survivorsOf(tested));

/** The result of a package after its survivors were tested again. */
export function retestedResult(
  before: PackageResult,
  all: readonly Mutant[],
  tested: readonly TestedMutant[],
): PackageResult {
  const { package: name, seed, groups, survivors } = before;
  const counts = (group: Group): OutcomeCounts => {
    const [old, now] = [groups[group], countsOf(tested, group)];
    const retested = survivors.filter((survivor) => survivor.group === group);
    const uncovered = retested.filter((survivor) => survivor.uncovered).length;
    return {
      killed: old.killed + now.killed,
      timeout: old.timeout + now.timeout,
      survived: old.survived - (retested.length - uncovered) + now.survived,
      uncovered: old.uncovered - uncovered + now.uncovered,
      error: old.error + now.error,
    };
  };
  return resultFrom({ package: name, seed }, all, counts, survivorsOf(tested));
}

/** Checks that the accepted survivors of a package exist and survive. Returns one problem per line. */
export function checkAccepted(
  accepted: readonly AcceptedSurvivor[],
  name: string,
  all: readonly Mutant[],
  tested: readonly TestedMutant[],
): readonly string[] {
  const existing = new Set(all.map(keyOf));
  const detected = new Set(
    tested
      .filter(({ outcome }) => outcome === "killed" || outcome === "timeout")
      .map(({ mutant }) => keyOf(mutant)),
  );
  return accepted
    .filter((one) => one.package === name)
    .flatMap((one) => {
      const description = `${name}/${one.file}: ${one.original} → ${one.replacement}`;
      if (!existing.has(keyOf(one))) return [`accepted, but there is no such mutant: ${description}`];
      return detected.has(keyOf(one)) ? [`accepted, but the tests detect it: ${description}`] : [];
    });
}

/** Whether a survivor is accepted. */
export const isAccepted = (
  accepted: readonly AcceptedSurvivor[],
  name: string,
  survivor: MutantId,
): boolean => accepted.some((one) => one.package === name && keyOf(one) === keyOf(survivor));

const countTested = (counts: Tally): number => OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);

/** The scores of packages as a Markdown table. */
export function toTable(results: readonly PackageResult[], accepted: readonly AcceptedSurvivor[]): string {
  const rows = results.map((result) => {
    const { rules, presentation } = result.groups;
    const left = result.survivors.filter(({ group }) => group === "rules");
    const explained = left.filter((one) => isAccepted(accepted, result.package, one)).length;
    return [
      result.package,
      `${countTested(rules)} of ${rules.all}`,
      `${rules.score.toFixed(1)} %`,
      `${left.length}, ${explained} explained`,
      `${countTested(presentation)} of ${presentation.all}`,
      `${presentation.score.toFixed(1)} %`,
      `${result.score.toFixed(1)} %`,
    ];
  });
  const head = ["package", "rules tested", "score", "survivors", "presentation tested", "score", "whole"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Replaces the table of some scores in a page, such as `mutation`, between the comments that name them. */
export const replaceTable = (page: string, scores: string, table: string): string =>
  page.replace(
    new RegExp(`(?<=<!-- ${scores} scores -->\\n)[\\s\\S]*?(?=<!-- end of ${scores} scores -->)`),
    () => `\n${table}\n\n`,
  );
