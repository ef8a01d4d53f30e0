import type { Message } from "@serpentarium/core";
import { MEASURES } from "../measures/index.ts";
import type { Finding, Unit } from "../measures/measure-result.ts";
import type { Run } from "../run-lab.ts";
import { type Difference, differenceOf } from "../statistics/difference.ts";
import { pointEstimate } from "../statistics/estimate.ts";
import { holm } from "../statistics/holm.ts";
import { CONFIDENCE, Z } from "../statistics/normal.ts";
import { findingsOf, type ReportSubject, type SectionFindings, subjectOf } from "./report.ts";
import { roundValue, type Statistic, toFigure } from "./statistic.ts";

export const COMPARISON_FORMAT = "serpentarium-lab-comparison/3";

/** A figure of one game compared with the same figure of another. */
export interface ComparedStatistic {
  readonly id: string;
  readonly label: Message;
  readonly clause?: string;
  readonly unit: Unit;
  readonly a: Statistic;
  readonly b: Statistic;
  /** The value of `b` minus the value of `a`, with its interval. */
  readonly difference: { readonly value: number; readonly low: number; readonly high: number };
  /** The p-value of the difference, corrected for multiple comparisons. */
  readonly p: number;
  /** Whether the difference is statistically significant. */
  readonly isReal: boolean;
}

export interface ComparedSection {
  readonly id: string;
  readonly note?: Message;
  readonly figures: readonly ComparedStatistic[];
  /** Figures that only game `a` has. */
  readonly onlyA: readonly Statistic[];
  /** Figures that only game `b` has. */
  readonly onlyB: readonly Statistic[];
}

/** A comparison of two games, as plain data. */
export interface RunComparison {
  readonly format: typeof COMPARISON_FORMAT;
  readonly a: ReportSubject;
  readonly b: ReportSubject;
  readonly confidence: number;
  /** The number of comparisons, and the correction for it. */
  readonly correction: { readonly method: "holm"; readonly level: number; readonly comparisons: number };
  readonly sections: readonly ComparedSection[];
}

/** A finding that both games have. */
interface FindingPair {
  readonly a: Finding;
  readonly b: Finding;
  readonly difference: Difference;
}

const SIGNIFICANCE_LEVEL = 1 - CONFIDENCE;

/** Whether a comparison is useless: both values are equal and do not vary. */
function isConstant(a: Finding, b: Finding): boolean {
  const value = pointEstimate(a.estimate);
  if (value !== pointEstimate(b.estimate)) return false;
  if ("deviation" in a.estimate && "deviation" in b.estimate)
    return a.estimate.deviation + b.estimate.deviation === 0;
  return a.unit === "share" && (value === 0 || value === 1);
}

/** The findings that both games have and that can be compared. */
function comparablePairs(a: SectionFindings, b: SectionFindings): FindingPair[] {
  return a.findings.flatMap((finding) => {
    const other = b.findings.find(({ id }) => id === finding.id);
    const difference = other && differenceOf(finding.estimate, other.estimate, Z);
    return other && difference && !isConstant(finding, other) ? { a: finding, b: other, difference } : [];
  });
}

/** The values of a share in both games. */
const valuesOf = ({ a, b }: FindingPair): readonly number[] =>
  [a, b].map(({ estimate }) => pointEstimate(estimate));

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-12;

/** Whether two shares of a section are equivalent in both games: they are equal, or add up to one, like the shares of two players. */
function isMirrored(pair: FindingPair, other: FindingPair): boolean {
  if (pair.a.unit !== "share" || other.a.unit !== "share") return false;
  const [values, others] = [valuesOf(pair), valuesOf(other)];
  const isEqual = values.every((value, i) => isNear(value, others[i] ?? Number.NaN));
  return isEqual || values.every((value, i) => isNear(value + (others[i] ?? Number.NaN), 1));
}

/**
 * The corrected p-values of all pairs, by section. Mirrored figures count as one comparison, and have the lower p-value of
 * the two.
 */
function correctedPs(sections: readonly (readonly FindingPair[])[]): {
  readonly ps: readonly (readonly number[])[];
  readonly comparisons: number;
} {
  const compared: number[] = [];
  const indices = sections.map((pairs) => {
    const own: { readonly pair: FindingPair; readonly index: number }[] = [];
    return pairs.map((pair) => {
      const { p } = pair.difference;
      const index = own.find((known) => isMirrored(known.pair, pair))?.index ?? compared.length;
      compared[index] = Math.min(compared[index] ?? 1, p);
      own.push({ pair, index });
      return index;
    });
  });
  const corrected = holm(compared);
  return {
    ps: indices.map((list) => list.map((index) => corrected[index] ?? 1)),
    comparisons: compared.length,
  };
}

/** The figures of a section that the other section does not have. */
const figuresOnlyIn = (section: SectionFindings, otherSection: SectionFindings): Statistic[] =>
  section.findings
    .filter(
      ({ id, isComparisonOnly }) =>
        !isComparisonOnly && !otherSection.findings.some((other) => other.id === id),
    )
    .map(toFigure);

function comparedFigure({ a, b, difference }: FindingPair, p: number): ComparedStatistic {
  const { id, label, clause, unit } = a;
  const { value, low, high } = difference;
  return {
    id,
    label,
    ...(clause !== undefined && { clause }),
    unit,
    a: toFigure(a),
    b: toFigure(b),
    difference: { value: roundValue(value), low: roundValue(low), high: roundValue(high) },
    p: roundValue(p),
    isReal: p < SIGNIFICANCE_LEVEL,
  };
}

/** A section of both games, with the findings that are compared. */
interface ComparedFindings {
  readonly a: SectionFindings;
  readonly b: SectionFindings;
  readonly pairs: readonly FindingPair[];
}

function comparedSection({ a, b, pairs }: ComparedFindings, ps: readonly number[]): ComparedSection {
  const { id, note } = a;
  return {
    id,
    ...(note && { note }),
    figures: pairs.map((pair, i) => comparedFigure(pair, ps[i] ?? 1)),
    onlyA: figuresOnlyIn(a, b),
    onlyB: figuresOnlyIn(b, a),
  };
}

const isEmpty = ({ figures, onlyA, onlyB }: ComparedSection): boolean =>
  figures.length + onlyA.length + onlyB.length === 0;

/**
 * Compares two runs, figure by figure. The p-values are corrected for the number of comparisons, so that chance differences among many
 * figures do not look significant.
 */
export function compareRuns(a: Run, b: Run): RunComparison {
  const sides = MEASURES.map((measure): ComparedFindings => {
    const [one, other] = [findingsOf(a, measure), findingsOf(b, measure)];
    return { a: one, b: other, pairs: comparablePairs(one, other) };
  });
  const { ps, comparisons } = correctedPs(sides.map(({ pairs }) => pairs));
  const sections = sides.map((side, i) => comparedSection(side, ps[i] ?? []));
  return {
    format: COMPARISON_FORMAT,
    a: subjectOf(a),
    b: subjectOf(b),
    confidence: CONFIDENCE,
    correction: { method: "holm", level: roundValue(SIGNIFICANCE_LEVEL), comparisons },
    sections: sections.filter((section) => !isEmpty(section)),
  };
}

/** Whether any difference is statistically significant. */
export const hasSignificantDifferences = ({ sections }: RunComparison): boolean =>
  sections.some(({ figures }) => figures.some(({ isReal }) => isReal));
