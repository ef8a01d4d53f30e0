import type { Language } from "@serpentarium/core";
import type { TrainingReport } from "../train/training-report.ts";
import { commonFactsOf, titleOf } from "./facts.ts";
import { formatInterval, formatNumber } from "./format-number.ts";
import type { DocumentTable, PrintableDocument } from "./printable-document.ts";

const TITLE = {
  en: "what a network learned from self-play",
  fr: "ce qu’un réseau a appris en jouant contre lui-même",
};

const MESSAGES = {
  en: {
    intro: "The network plays against the same search without it, with the same budget for each action.",
    games: "Games of self-play",
    search: "Iterations of each search",
    input: "Uses the game’s own evaluation",
    yes: "yes",
    no: "no",
    samples: "Positions learned",
    size: "Size in bytes",
    match: "Against the search without it",
    opponents: { evaluate: "the game’s own evaluation", rollouts: "random games to the end" },
    columns: ["Score", "95% interval", "Games", "Won", "Drawn", "Lost"],
    budget: (text: string, network: string, without: string) =>
      `${text} for each action: ${network} iterations with the network, ${without} without.`,
    milliseconds: (count: string) => `${count} ms`,
    iterations: (count: string) => `${count} iterations`,
    loss: "Error of predicted results, in nats for each position",
    lossColumns: ["Error"],
    network: "network",
    equal: "equal shares",
  },
  fr: {
    intro: "Le réseau joue contre la même recherche sans lui, avec le même budget pour chaque coup.",
    games: "Parties contre lui-même",
    search: "Itérations de chaque recherche",
    input: "Emploie l’évaluation du jeu",
    yes: "oui",
    no: "non",
    samples: "Positions apprises",
    size: "Taille en octets",
    match: "Contre la recherche sans lui",
    opponents: { evaluate: "l’évaluation du jeu", rollouts: "des parties au hasard" },
    columns: ["Score", "Intervalle à 95 %", "Parties", "Gagnées", "Nulles", "Perdues"],
    budget: (text: string, network: string, without: string) =>
      `${text} pour chaque coup : ${network} itérations avec le réseau, ${without} sans lui.`,
    milliseconds: (count: string) => `${count} ms`,
    iterations: (count: string) => `${count} itérations`,
    loss: "Erreur des résultats prédits, en nats par position",
    lossColumns: ["Erreur"],
    network: "réseau",
    equal: "parts égales",
  },
} as const;

/** Converts the report on a training to a document. */
export function toTrainingDocument(report: TrainingReport, language: Language): PrintableDocument {
  const messages = MESSAGES[language];
  const { subject, match } = report;
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const precise = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const { milliseconds, iterations } = match.budget;
  const budget =
    milliseconds === undefined
      ? messages.iterations(whole.format(iterations ?? 0))
      : messages.milliseconds(whole.format(milliseconds));
  const meanIterations = (player: 0 | 1): string =>
    whole.format(match.iterations[player] / Math.max(1, match.decisions[player]));
  const score: DocumentTable = {
    id: "match",
    title: messages.match,
    note: messages.budget(budget, meanIterations(0), meanIterations(1)),
    columns: messages.columns,
    rows: [
      {
        label: messages.opponents[report.opponent],
        cells: [
          formatNumber(match.score, "share", language),
          formatInterval(match, "share", language),
          ...[match.games, match.wins, match.draws, match.games - match.wins - match.draws].map((count) =>
            whole.format(count),
          ),
        ],
      },
    ],
    plots: [],
  };
  const losses: readonly (readonly [string, number | undefined])[] = [
    [messages.network, report.loss],
    [messages.opponents.evaluate, report.evaluateLoss],
    [messages.equal, report.baseLoss],
  ];
  const loss: DocumentTable = {
    id: "loss",
    title: messages.loss,
    columns: messages.lossColumns,
    rows: losses.flatMap(([label, value]) =>
      value === undefined ? [] : { label, cells: [precise.format(value)] },
    ),
    plots: [],
  };
  return {
    language,
    title: titleOf(subject, TITLE, language),
    intro: messages.intro,
    facts: [
      ...commonFactsOf(subject, language),
      [messages.games, whole.format(report.games)],
      [messages.search, whole.format(report.iterations)],
      [messages.input, report.usesEvaluate ? messages.yes : messages.no],
      [messages.samples, whole.format(report.samples)],
      [messages.size, whole.format(report.size)],
    ],
    tables: [score, loss],
  };
}
