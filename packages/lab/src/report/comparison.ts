import type { Text } from "@serpentarium/core";
import type { Finding, Unit } from "../measures/section.ts";
import type { Run } from "../run-lab.ts";
import { type Difference, differenceOf } from "../statistics/difference.ts";
import { pointOf } from "../statistics/estimate.ts";
import { holm } from "../statistics/holm.ts";
import { CONFIDENCE, Z } from "../statistics/normal.ts";
import { type Figure, figureOf, rounded } from "./figure.ts";
import { type Found, findAll, type Subject, subjectOf } from "./report.ts";

export const COMPARISON_FORMAT = "serpentarium-lab-comparison/1";

/** A figure of one game held against the same of another one. */
export interface ComparedFigure {
  readonly id: string;
  readonly label: Text;
  readonly clause?: string;
  readonly unit: Unit;
  readonly a: Figure;
  readonly b: Figure;
  /** How much more there is of it in `b`, with the interval of that. */
  readonly difference: { readonly value: number; readonly low: number; readonly high: number };
  /** How likely such a difference is by chance, corrected for how many are looked at. */
  readonly p: number;
  /** Whether there is more to it than chance. */
  readonly isReal: boolean;
}

export interface ComparedSection {
  readonly id: string;
  readonly title: Text;
  readonly note?: Text;
  readonly figures: readonly ComparedFigure[];
  /** Figures that only one of the games has. */
  readonly onlyA: readonly Figure[];
  readonly onlyB: readonly Figure[];
}

/** Two games held against each other, as plain data. */
export interface Comparison {
  readonly format: typeof COMPARISON_FORMAT;
  readonly a: Subject;
  readonly b: Subject;
  readonly confidence: number;
  /** How many differences were looked at, and how that is made up for: by Holm's correction. */
  readonly correction: { readonly method: "holm"; readonly level: number; readonly comparisons: number };
  readonly sections: readonly ComparedSection[];
}

/** A finding of both games. */
interface Pair {
  readonly a: Finding;
  readonly b: Finding;
  readonly difference: Difference;
}

const LEVEL = 1 - CONFIDENCE;

/** Whether there is nothing to compare: it never came up in either game, or always in the same way. */
function isSettled(a: Finding, b: Finding): boolean {
  const value = pointOf(a.estimate);
  if (value !== pointOf(b.estimate)) return false;
  if (a.estimate.kind === "mean" && b.estimate.kind === "mean")
    return a.estimate.error + b.estimate.error === 0;
  return a.unit === "share" && (value === 0 || value === 1);
}

/** What both games have, and can be held against each other. */
function pairsOf(a: Found, b: Found | undefined): Pair[] {
  return a.findings.flatMap((one) => {
    const other = b?.findings.find(({ id }) => id === one.id);
    const difference = other && differenceOf(one.estimate, other.estimate, Z);
    return other && difference && !isSettled(one, other) ? { a: one, b: other, difference } : [];
  });
}

/** Figures of one game that the other has not. */
const onlyIn = (some: Found | undefined, others: Found | undefined): Figure[] =>
  (some?.findings ?? [])
    .filter(({ id, isIdle }) => !isIdle && !others?.findings.some((other) => other.id === id))
    .map(figureOf);

function comparedFigure({ a, b, difference }: Pair, p: number): ComparedFigure {
  const { id, label, clause, unit } = a;
  const { value, low, high } = difference;
  return {
    id,
    label,
    ...(clause !== undefined && { clause }),
    unit,
    a: figureOf(a),
    b: figureOf(b),
    difference: { value: rounded(value), low: rounded(low), high: rounded(high) },
    p: rounded(p),
    isReal: p < LEVEL,
  };
}

/** Both games, section by section. */
interface Sides {
  readonly a: Found;
  readonly b: Found | undefined;
  readonly pairs: readonly Pair[];
}

function comparedSection({ a, b, pairs }: Sides, ps: readonly number[]): ComparedSection {
  const { id, title, note } = a;
  return {
    id,
    title,
    ...(note && { note }),
    figures: pairs.map((pair, i) => comparedFigure(pair, ps[i] ?? 1)),
    onlyA: onlyIn(a, b),
    onlyB: onlyIn(b, a),
  };
}

const isEmpty = ({ figures, onlyA, onlyB }: ComparedSection): boolean =>
  figures.length + onlyA.length + onlyB.length === 0;

/**
 * Two runs held against each other, figure by figure. Which differences are more than chance is judged for all of them
 * together, so that looking at many does not make some of them stand out by luck.
 */
export function compareRuns(a: Run, b: Run): Comparison {
  const [found, others] = [findAll(a), findAll(b)];
  const sides = found.map((one): Sides => {
    const other = others.find(({ id }) => id === one.id);
    return { a: one, b: other, pairs: pairsOf(one, other) };
  });
  const ps = holm(sides.flatMap(({ pairs }) => pairs.map(({ difference }) => difference.p)));
  let begin = 0;
  const sections = sides.map((side) => {
    const own = ps.slice(begin, begin + side.pairs.length);
    begin += side.pairs.length;
    return comparedSection(side, own);
  });
  return {
    format: COMPARISON_FORMAT,
    a: subjectOf(a),
    b: subjectOf(b),
    confidence: CONFIDENCE,
    correction: { method: "holm", level: rounded(LEVEL), comparisons: ps.length },
    sections: sections.filter((section) => !isEmpty(section)),
  };
}

/** Whether any difference is more than chance. */
export const differ = ({ sections }: Comparison): boolean =>
  sections.some(({ figures }) => figures.some(({ isReal }) => isReal));
