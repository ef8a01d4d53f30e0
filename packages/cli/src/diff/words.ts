import type { Game, LANGUAGES, Text } from "@serpentarium/core";
import { describeOutcome, explain } from "../words.ts";
import type { Parting, Saying } from "./compare.ts";
import type { Both, Side, Trouble } from "./side.ts";

/** What the comparison of two versions comes to. */
export interface Report {
  readonly games: Both<Game>;
  readonly records: number;
  readonly actions: number;
  readonly partings: readonly Parting[];
  /** What the first parting leads to, where both versions go on from there. */
  readonly sides?: Both<Side>;
}

const plain = (text: string): Text => ({ en: text, fr: text });

function explainTrouble(game: Game, trouble: Trouble): Text {
  const { en, fr } = explain(game, trouble);
  return { en: `refused: ${en}`, fr: `refusé : ${fr}` };
}

/** What one version says where two part, with the clause where one decides. */
function describeSaying(game: Game, saying: Saying, side: Side | undefined): Text {
  if ("position" in saying) return plain(saying.position);
  if ("legalHereOnly" in saying) {
    const list = saying.legalHereOnly.join(" ");
    return list
      ? { en: `legal only here: ${list}`, fr: `légal ici seulement : ${list}` }
      : { en: "no more", fr: "rien de plus" };
  }
  if ("outcome" in saying) {
    const { outcome } = saying;
    return outcome && side
      ? describeOutcome(game, side.position, outcome)
      : { en: "the game goes on", fr: "la partie continue" };
  }
  return saying.takes ? { en: "taken", fr: "accepté" } : explainTrouble(game, saying);
}

const KINDS: Readonly<Record<Parting["kind"], Text>> = {
  table: { en: "the seats and options of the table", fr: "les places et options de la table" },
  action: { en: "judged differently", fr: "jugé autrement" },
  outcome: { en: "another outcome", fr: "un autre résultat" },
  position: { en: "another position", fr: "une autre position" },
  legal: { en: "other legal actions", fr: "d’autres coups légaux" },
};

function describePlace({ record, index, action, kind }: Parting): Text {
  const at =
    action === null
      ? { en: "at the start", fr: "au début" }
      : { en: `action ${index}, ${action}`, fr: `coup ${index}, ${action}` };
  return { en: `${record}, ${at.en}: ${KINDS[kind].en}`, fr: `${record}, ${at.fr} : ${KINDS[kind].fr}` };
}

/** The two versions, told apart also where their numbers are the same. */
const versionNames = ({ old, new: now }: Both<Game>): Both<Text> => ({
  old: { en: `old ${old.version}`, fr: `ancienne ${old.version}` },
  new: { en: `new ${now.version}`, fr: `nouvelle ${now.version}` },
});

/** Where two versions part, in a few lines. */
function describeParting({ games, sides }: Report, parting: Parting): Text {
  const names = versionNames(games);
  const said = {
    old: describeSaying(games.old, parting.old, sides?.old),
    new: describeSaying(games.new, parting.new, sides?.new),
  };
  const write = (language: (typeof LANGUAGES)[number]): string => {
    const rows = [
      ...(parting.position === null ? [] : [["position", parting.position]]),
      [names.old[language], said.old[language]],
      [names.new[language], said.new[language]],
    ];
    const width = Math.max(...rows.map(([name = ""]) => name.length));
    const lines = rows.map(([name = "", text]) => `  ${name.padEnd(width)}  ${text}`);
    return [describePlace(parting)[language], ...lines].join("\n");
  };
  return { en: write("en"), fr: write("fr") };
}

/** How many records part, after the game and its two versions. */
export function summariseReport({ games, records, actions, partings }: Report): Text {
  const { title } = games.old;
  const versions = `${games.old.version} → ${games.new.version}`;
  if (partings.length === 0) {
    return {
      en: `${title.en} ${versions}: ${records} records, ${actions} actions, all the same.`,
      fr: `${title.fr} ${versions} : ${records} parties, ${actions} coups, tout est pareil.`,
    };
  }
  return {
    en: `${title.en} ${versions}: ${partings.length} of ${records} records part.`,
    fr: `${title.fr} ${versions} : ${partings.length} parties sur ${records} divergent.`,
  };
}

/** The whole report: what it comes to, the first parting in full, and which other records part. */
export function describeReport(report: Report): Text {
  const [first, ...others] = report.partings;
  const summary = summariseReport(report);
  if (!first) return summary;
  const parting = describeParting(report, first);
  const also = others.map(({ record, index }) => `${record} (${index})`).join(", ");
  const end = also ? { en: `\n\nAlso, at action: ${also}`, fr: `\n\nAussi, au coup : ${also}` } : plain("");
  return {
    en: `${summary.en}\n\n${parting.en}${end.en}`,
    fr: `${summary.fr}\n\n${parting.fr}${end.fr}`,
  };
}
