/** What the inspection of a plugin finds out, as data that a process tells the server, and the server its pages. */
import type { Language, Text } from "@serpentarium/core";

/** Why something of the author's does not work. */
export interface Trouble {
  readonly title: Text;
  /** What the language, the compiler or the contract says. */
  readonly message: Text;
  /** Where: lines of code around it, or a stack. */
  readonly detail?: string;
}

/** A part of a rulebook: what stands before the first heading, a chapter, or a clause. */
export interface Section {
  readonly kind: "intro" | "chapter" | "clause";
  /** The title of a chapter, the id of a clause. */
  readonly title: string;
  /** What stands below the heading. */
  readonly html: string;
}

/** What is drawn and set from a plugin, beside the board. */
export interface Facts {
  readonly book: Readonly<Record<Language, readonly Section[]>>;
  /** The turn machine as SVG. */
  readonly chart: Readonly<Record<Language, string>>;
  /** Which clauses a variant adds and changes. */
  readonly standing: Readonly<Record<string, "added" | "changed">>;
  /** How many checks there are. */
  readonly total: number;
  /** Files besides the plugin's own that this was made from. */
  readonly files: readonly string[];
}

/** A check that has been run. */
export interface Checked {
  readonly group: Text;
  readonly name: Text;
  /** Which example of the plugin it is about. */
  readonly example?: number;
  /** What is wrong. */
  readonly broken?: string;
}

/** What is known of a plugin as it was last saved. */
export interface Report {
  /** Which inspection it is; each save begins another. */
  readonly run: number;
  readonly state: "running" | "done";
  /** Those of an earlier inspection, where this one has none. */
  readonly facts?: Facts;
  readonly trouble?: Trouble;
  readonly checks: readonly Checked[];
}

/** What an inspection tells as it goes. */
export type Finding =
  | { readonly type: "facts"; readonly facts: Facts }
  | { readonly type: "trouble"; readonly trouble: Trouble }
  | { readonly type: "checked"; readonly checked: Checked }
  | { readonly type: "done" };

/** A report with one thing more. */
export function withFinding(report: Report, finding: Finding): Report {
  switch (finding.type) {
    case "facts":
      return { ...report, facts: finding.facts };
    case "trouble":
      return { ...report, trouble: finding.trouble };
    case "checked":
      return { ...report, checks: [...report.checks, finding.checked] };
    case "done":
      return { ...report, state: "done" };
  }
}

/** The report of an inspection that has just begun. */
export const beginReport = (run: number, before?: Report): Report => ({
  run,
  state: "running",
  checks: [],
  ...(before?.facts && { facts: before.facts }),
});

/** How server and page call what they send each other. */
export const CHANNEL = {
  /** The page asks for the report. */
  hello: "serpentarium:hello",
  /** The whole report. */
  report: "serpentarium:report",
  /** One finding more, with the run that it belongs to. */
  finding: "serpentarium:finding",
} as const;
