/** The results of the inspection of a plugin, as data that the inspector sends to the server, and the server to its pages. */
import type { Message } from "@serpentarium/core";
import type { WordsFile } from "@serpentarium/core/words";
import type { Section } from "@serpentarium/rulebook";
import type { Gap } from "@serpentarium/testkit";

/** A problem in the author's code. */
export interface Problem {
  readonly title: Message;
  /** The message of the runtime, the compiler or the contract. */
  readonly message: Message;
  /** The location: lines of code around it, or a stack. */
  readonly detail?: string;
}

/** A section of a rulebook. */
export interface RulebookSection extends Pick<Section, "kind" | "title"> {
  /** The text below the heading, as HTML. */
  readonly html: string;
}

/** The data of the page that is computed outside the browser. */
export interface Facts {
  /** The author's language. */
  readonly source: string;
  /** The title of the game in each of its languages, the author's first. */
  readonly titles: readonly WordsFile[];
  /** The number of messages of the game in its author's language. */
  readonly totalMessages: number;
  /** By language, the missing messages of the game; without a file, all are missing. */
  readonly gaps: Readonly<Record<string, readonly Gap[]>>;
  /** The rulebook in each of its languages. */
  readonly rulebook: Readonly<Record<string, readonly RulebookSection[]>>;
  /** The turn machine as SVG, in each language of the page. */
  readonly statechart: Readonly<Record<string, string>>;
  /** The clauses that a variant adds or changes. */
  readonly clauseStatus: Readonly<Record<string, "added" | "changed">>;
  /** For each clause that a variant changes, the inherited clauses that cite it; uncited clauses are omitted. */
  readonly citations: Readonly<Record<string, readonly string[]>>;
  /** The number of checks. */
  readonly totalChecks: number;
  /** The files of other packages that were read: rulebooks and words of the base games. */
  readonly baseFiles: readonly string[];
}

/** The result of a check. */
export interface CheckResult {
  readonly group: Message;
  readonly name: Message;
  /** The index of the example that it checks. */
  readonly example?: number;
  /** Whether it reports an unfinished part of a draft; such a check neither passes nor fails. */
  readonly isToDo?: boolean;
  /** Why the check failed; undefined if it passed. */
  readonly error?: string;
}

/** The report on the last saved plugin. */
export interface Report {
  /** The number of the inspection; each save starts another. */
  readonly run: number;
  readonly state: "running" | "done";
  /** The facts of this inspection, or of the last one that had any. */
  readonly facts?: Facts;
  readonly problem?: Problem;
  readonly checks: readonly CheckResult[];
}

/** A message of a running inspection. */
export type Finding =
  | { readonly type: "facts"; readonly facts: Facts }
  | { readonly type: "problem"; readonly problem: Problem }
  | { readonly type: "check"; readonly result: CheckResult }
  | { readonly type: "done" };

/** The number of messages that a game lacks in a language. */
export function missingIn({ source, gaps, totalMessages }: Facts, language: string): number {
  if (language === source) return 0;
  return gaps[language]?.filter(({ isMissing }) => isMissing).length ?? totalMessages;
}

/** Adds a finding to a report. */
export function withFinding(report: Report, finding: Finding): Report {
  switch (finding.type) {
    case "facts":
      return { ...report, facts: finding.facts };
    case "problem":
      return { ...report, problem: finding.problem };
    case "check":
      return { ...report, checks: [...report.checks, finding.result] };
    case "done":
      return { ...report, state: "done" };
  }
}

/** The report of an inspection that has just started. */
export const createReport = (run: number, previous?: Report): Report => ({
  run,
  state: "running",
  checks: [],
  ...(previous?.facts && { facts: previous.facts }),
});

/** The names of the messages between server and page. */
export const CHANNEL = {
  /** The page requests the report. */
  hello: "serpentarium:hello",
  /** The whole report. */
  report: "serpentarium:report",
  /** One finding, with the number of its inspection. */
  finding: "serpentarium:finding",
} as const;
