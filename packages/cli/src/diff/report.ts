import type { Failure, Game, LANGUAGES, Message } from "@serpentarium/core";
import { describeOutcome, explainFailure } from "../describe.ts";
import type { Difference, SideFinding } from "./compare.ts";
import type { Side, VersionPair } from "./side.ts";

/** The comparison of two versions on several records. */
export interface DiffReport {
  readonly games: VersionPair<Game>;
  readonly records: number;
  readonly actions: number;
  readonly differences: readonly Difference[];
  /** The state of both versions after the first difference, where both have one. */
  readonly sides?: VersionPair<Side>;
}

const sameText = (text: string): Message => ({ en: text, fr: text });

function explainProblem(game: Game, problem: Failure): Message {
  const { en, fr } = explainFailure(game, problem);
  return { en: `refused: ${en}`, fr: `refusé : ${fr}` };
}

/** The result of one version at a difference, with its clause if there is one. */
function describeFinding(game: Game, finding: SideFinding, side: Side | undefined): Message {
  if ("position" in finding) return sameText(finding.position);
  if ("legalHereOnly" in finding) {
    const list = finding.legalHereOnly.join(" ");
    return list
      ? { en: `legal only here: ${list}`, fr: `légal ici seulement : ${list}` }
      : { en: "no more", fr: "rien de plus" };
  }
  if ("outcome" in finding) {
    const { outcome } = finding;
    return outcome && side
      ? describeOutcome(game, side.position, outcome)
      : { en: "the game goes on", fr: "la partie continue" };
  }
  return finding.accepted ? { en: "accepted", fr: "accepté" } : explainProblem(game, finding);
}

const KIND_TEXTS: Readonly<Record<Difference["kind"], Message>> = {
  table: { en: "the seats and options of the table", fr: "les places et options de la table" },
  action: { en: "judged differently", fr: "jugé autrement" },
  outcome: { en: "different outcomes", fr: "un autre résultat" },
  position: { en: "different positions", fr: "une autre position" },
  legal: { en: "different legal actions", fr: "d’autres coups légaux" },
};

function describePlace({ record, index, action, kind }: Difference): Message {
  const at =
    action === null
      ? { en: "at the start", fr: "au début" }
      : { en: `action ${index}, ${action}`, fr: `coup ${index}, ${action}` };
  return {
    en: `${record}, ${at.en}: ${KIND_TEXTS[kind].en}`,
    fr: `${record}, ${at.fr} : ${KIND_TEXTS[kind].fr}`,
  };
}

/** Names for the two versions, distinct even if their numbers are the same. */
const versionNames = ({ old, new: now }: VersionPair<Game>): VersionPair<Message> => ({
  old: { en: `old ${old.version}`, fr: `ancienne ${old.version}` },
  new: { en: `new ${now.version}`, fr: `nouvelle ${now.version}` },
});

/** Describes a difference in a few lines. */
function describeDifference({ games, sides }: DiffReport, difference: Difference): Message {
  const names = versionNames(games);
  const findings = {
    old: describeFinding(games.old, difference.old, sides?.old),
    new: describeFinding(games.new, difference.new, sides?.new),
  };
  const write = (language: (typeof LANGUAGES)[number]): string => {
    const rows = [
      ...(difference.position === null ? [] : [["position", difference.position]]),
      [names.old[language], findings.old[language]],
      [names.new[language], findings.new[language]],
    ];
    const width = Math.max(...rows.map(([name = ""]) => name.length));
    const lines = rows.map(([name = "", text]) => `  ${name.padEnd(width)}  ${text}`);
    return [describePlace(difference)[language], ...lines].join("\n");
  };
  return { en: write("en"), fr: write("fr") };
}

/** One line: the game, its two versions, and how many records differ. */
export function summariseReport({ games, records, actions, differences }: DiffReport): Message {
  const { title } = games.old;
  const versions = `${games.old.version} → ${games.new.version}`;
  if (differences.length === 0) {
    return {
      en: `${title.en} ${versions}: ${records} records, ${actions} actions, all the same.`,
      fr: `${title.fr} ${versions} : ${records} parties, ${actions} coups, tout est pareil.`,
    };
  }
  return {
    en: `${title.en} ${versions}: ${differences.length} of ${records} records differ.`,
    fr: `${title.fr} ${versions} : ${differences.length} parties sur ${records} divergent.`,
  };
}

/** The report: the summary, the first difference in full, and the other records that differ. */
export function describeReport(report: DiffReport): Message {
  const [first, ...others] = report.differences;
  const summary = summariseReport(report);
  if (!first) return summary;
  const difference = describeDifference(report, first);
  const also = others.map(({ record, index }) => `${record} (${index})`).join(", ");
  const end = also
    ? { en: `\n\nAlso, at action: ${also}`, fr: `\n\nAussi, au coup : ${also}` }
    : sameText("");
  return {
    en: `${summary.en}\n\n${difference.en}${end.en}`,
    fr: `${summary.fr}\n\n${difference.fr}${end.fr}`,
  };
}
