import type { Words } from "@serpentarium/core";
import type { ReportSubject } from "../report/report.ts";

/** An option as `name=value`. */
const formatOption = ([name, value]: readonly [string, unknown]): string =>
  `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`;

const formatOptions = (options: object, words: Words): string =>
  Object.entries(options).map(formatOption).join(" ") || words.text("lab.facts.no-options");

/** Joins the names of bots. */
export const formatBots = (bots: readonly string[], { language }: Words): string =>
  new Intl.ListFormat(language, { type: "unit", style: "short" }).format(bots);

const samplingText = ({ sampling: { every, turns, judge } }: ReportSubject, words: Words): string =>
  every === 0 || turns === 0
    ? words.text("lab.facts.no-sample")
    : words.text("lab.facts.sampled", { every, turns, judge });

type Fact = readonly [name: string, value: string];

/** The settings that determine the games of a document. */
interface DocumentSubject {
  readonly version: string;
  readonly options: object;
  readonly seed: string;
}

/** The settings that determine the games of every run: version, options and seed. */
export const commonFactsOf = ({ version, options, seed }: DocumentSubject, words: Words): readonly Fact[] => [
  [words.text("lab.facts.names.version"), version],
  [words.text("lab.facts.names.options"), formatOptions(options, words)],
  [words.text("lab.facts.names.seed"), seed],
];

/** The settings of a run, as names and values. */
export function factsOf(subject: ReportSubject, words: Words): readonly Fact[] {
  const { version, seats, options, bots, games, seed } = subject;
  const number = new Intl.NumberFormat(words.language);
  return [
    [words.text("lab.facts.names.version"), version],
    [words.text("lab.facts.names.games"), number.format(games)],
    [words.text("lab.facts.names.seats"), number.format(seats)],
    [words.text("lab.facts.names.options"), formatOptions(options, words)],
    [words.text("lab.facts.names.bots"), formatBots(bots, words)],
    [words.text("lab.facts.names.seed"), seed],
    [words.text("lab.facts.names.sample"), samplingText(subject, words)],
  ];
}

/** The settings of two runs: equal ones once, different ones for A and B. */
export function factsOfBoth(a: ReportSubject, b: ReportSubject, words: Words): readonly Fact[] {
  const [ofA, ofB] = [factsOf(a, words), factsOf(b, words)];
  return ofA.flatMap(([name, value], i): Fact[] => {
    const other = ofB[i]?.[1] ?? "";
    if (value === other) return [[name, value]];
    return [
      [words.text("lab.facts.of-side", { name, side: "A" }), value],
      [words.text("lab.facts.of-side", { name, side: "B" }), other],
    ];
  });
}
