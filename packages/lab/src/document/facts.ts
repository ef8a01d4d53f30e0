import type { Language, Message } from "@serpentarium/core";
import type { ReportSubject } from "../report/report.ts";

/** An option as `name=value`. */
const formatOption = ([name, value]: readonly [string, unknown]): string =>
  `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`;

export function formatOptions(options: object, language: Language): string {
  const text = Object.entries(options).map(formatOption).join(" ");
  return text || { en: "none", fr: "aucune" }[language];
}

function samplingText({ sampling: { every, turns, judge } }: ReportSubject): Message {
  if (every === 0 || turns === 0) return { en: "none", fr: "aucun" };
  return {
    en: `${turns} turns of ${every === 1 ? "every game" : `one game in ${every}`}, evaluated by ${judge}`,
    fr: `${turns} tours ${every === 1 ? "de chaque partie" : `d’une partie sur ${every}`}, évalués par ${judge}`,
  };
}

type Fact = readonly [string, string];

/** What a document is about. */
interface DocumentSubject {
  readonly title: Message;
  readonly version: string;
  readonly options: object;
  readonly seed: string;
}

/** The title of a document: the game, and what the document says of it. */
export const titleOf = (
  { title }: Pick<DocumentSubject, "title">,
  subtitle: Message,
  language: Language,
): string => `${title[language]}${{ en: ":", fr: "\u00a0:" }[language]} ${subtitle[language]}`;

/** What decides the games of every run: version, options and seed. */
export const commonFactsOf = (subject: DocumentSubject, language: Language): readonly Fact[] => [
  ["Version", subject.version],
  ["Options", formatOptions(subject.options, language)],
  [{ en: "Seed", fr: "Graine" }[language], subject.seed],
];

/** The settings of a run, as names and values. */
export function factsOf(subject: ReportSubject, language: Language): readonly Fact[] {
  const { version, seats, options, bots, games, seed } = subject;
  const facts: readonly (readonly [Message, string])[] = [
    [{ en: "Version", fr: "Version" }, version],
    [{ en: "Games", fr: "Parties" }, new Intl.NumberFormat(language).format(games)],
    [{ en: "Seats", fr: "Places" }, String(seats)],
    [{ en: "Options", fr: "Options" }, formatOptions(options, language)],
    [{ en: "Bots", fr: "Robots" }, bots.join(", ")],
    [{ en: "Seed", fr: "Graine" }, seed],
    [{ en: "Sample", fr: "Échantillon" }, samplingText(subject)[language]],
  ];
  return facts.map(([name, value]): Fact => [name[language], value]);
}

/** The settings of two runs: equal ones once, different ones for A and B. */
export function factsOfBoth(a: ReportSubject, b: ReportSubject, language: Language): readonly Fact[] {
  const [ofA, ofB] = [factsOf(a, language), factsOf(b, language)];
  return ofA.flatMap(([name, value], i): Fact[] => {
    const other = ofB[i]?.[1] ?? "";
    if (value === other) return [[name, value]];
    return [
      [`${name} A`, value],
      [`${name} B`, other],
    ];
  });
}
