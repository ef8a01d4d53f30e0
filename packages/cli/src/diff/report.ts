import type { Failure, Game, Message, Words } from "@serpentarium/core";
import { describeOutcome, explainFailure } from "../describe.ts";
import type { Difference, SideFinding } from "./compare.ts";
import type { Side, VersionPair } from "./side.ts";

/** The comparison of two versions on several records. */
export interface DiffReport {
  readonly games: VersionPair<Game>;
  readonly records: number;
  readonly actions: number;
  readonly differences: readonly Difference[];
  /** The state of both versions after the first difference, if both have one. */
  readonly sides?: VersionPair<Side>;
}

const explainProblem = (game: Game, problem: Failure): Message => ({
  id: "cli.diff.refused",
  data: { problem: explainFailure(game, problem) },
});

/** The result of one version at a difference, with its clause if there is one. */
function describeFinding(game: Game, finding: SideFinding, side: Side | undefined): Message {
  if ("position" in finding) return finding.position;
  if ("legalHereOnly" in finding) {
    const actions = finding.legalHereOnly.join(" ");
    return actions ? { id: "cli.diff.legal-here", data: { actions } } : { id: "cli.diff.no-more" };
  }
  if ("outcome" in finding) {
    const { outcome } = finding;
    return outcome && side ? describeOutcome(game, side.position, outcome) : { id: "cli.diff.goes-on" };
  }
  return finding.accepted ? { id: "cli.diff.accepted" } : explainProblem(game, finding);
}

const KIND_TEXTS: Readonly<Record<Difference["kind"], Message>> = {
  table: { id: "cli.diff.kinds.table" },
  action: { id: "cli.diff.kinds.action" },
  outcome: { id: "cli.diff.kinds.outcome" },
  position: { id: "cli.diff.kinds.position" },
  legal: { id: "cli.diff.kinds.legal" },
};

const describePlace = ({ record, index, action, kind }: Difference): Message => ({
  id: action === null ? "cli.diff.at-start" : "cli.diff.at-action",
  data: { record, number: index, action: action ?? "", difference: KIND_TEXTS[kind] },
});

/** Describes a difference in a few lines. */
function describeDifference(
  { games, sides }: DiffReport,
  difference: Difference,
  versionWords: VersionPair<Words>,
): string {
  const words = versionWords.old;
  const findingOf = (side: keyof VersionPair<Game>): string =>
    versionWords[side].format(describeFinding(games[side], difference[side], sides?.[side]));
  const rows = [
    ...(difference.position === null ? [] : [[words.text("cli.diff.position"), difference.position]]),
    [words.text("cli.diff.old", { version: games.old.version }), findingOf("old")],
    [words.text("cli.diff.new", { version: games.new.version }), findingOf("new")],
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  const lines = rows.map(([name = "", text]) => `  ${name.padEnd(width)}  ${text}`);
  return [words.format(describePlace(difference)), ...lines].join("\n");
}

/** One line: the game, its two versions, and how many records differ. */
function summariseReport({ games, records, actions, differences }: DiffReport): Message {
  const data = {
    title: { id: "title" },
    versions: `${games.old.version} → ${games.new.version}`,
    records,
    actions,
    differing: differences.length,
  };
  return { id: differences.length === 0 ? "cli.diff.all-the-same" : "cli.diff.some-differ", data };
}

/**
 * The report: the summary, the first difference in full, and the other records that differ.
 *
 * @param versionWords - the words of both versions
 */
export function describeReport(report: DiffReport, versionWords: VersionPair<Words>): string {
  const words = versionWords.old;
  const [first, ...others] = report.differences;
  const also = others.map(({ record, index }) => `${record} (${index})`);
  return [
    words.format(summariseReport(report)),
    ...(first ? [describeDifference(report, first, versionWords)] : []),
    ...(also.length > 0 ? [words.text("cli.diff.also", { records: also })] : []),
  ].join("\n\n");
}
