import type { Words } from "@serpentarium/core";
import type { TrainingReport } from "../train/training-report.ts";
import { commonFactsOf } from "./facts.ts";
import { formatInterval, formatNumber } from "./format-number.ts";
import type { DocumentTable, PrintableDocument } from "./printable-document.ts";

const OPPONENTS: Readonly<Record<TrainingReport["opponent"], string>> = {
  evaluate: "lab.training.players.evaluate",
  rollouts: "lab.training.players.rollouts",
};

/** The note on the budget of each side for an action, and on the iterations made with it. */
function budgetNote({ budget, iterations, decisions }: TrainingReport["match"], words: Words): string {
  const mean = (player: 0 | 1): number => iterations[player] / Math.max(1, decisions[player]);
  const means = { network: mean(0), without: mean(1) };
  return budget.milliseconds === undefined
    ? words.text("lab.training.match.budget-iterations", { iterations: budget.iterations ?? 0, ...means })
    : words.text("lab.training.match.budget-milliseconds", { milliseconds: budget.milliseconds, ...means });
}

/** Converts the report on a training to a document, in the words of the lab and of the game. */
export function toTrainingDocument(report: TrainingReport, words: Words): PrintableDocument {
  const { subject, match } = report;
  const { language } = words;
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const precise = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const score: DocumentTable = {
    id: "match",
    title: words.text("lab.training.match.title"),
    note: budgetNote(match, words),
    columns: [
      words.text("lab.columns.score"),
      words.text("lab.columns.interval"),
      words.text("lab.columns.games"),
      words.text("lab.columns.games-won"),
      words.text("lab.columns.games-drawn"),
      words.text("lab.columns.games-lost"),
    ],
    rows: [
      {
        label: words.text(OPPONENTS[report.opponent]),
        cells: [
          formatNumber(match.score, "share", language),
          formatInterval(match, "share", words),
          ...[match.games, match.wins, match.draws, match.games - match.wins - match.draws].map((count) =>
            whole.format(count),
          ),
        ],
      },
    ],
    plots: [],
  };
  const losses: readonly (readonly [string, number | undefined])[] = [
    [words.text("lab.training.players.network"), report.loss],
    [words.text("lab.training.players.evaluate"), report.evaluateLoss],
    [words.text("lab.training.players.equal"), report.baseLoss],
  ];
  const loss: DocumentTable = {
    id: "loss",
    title: words.text("lab.training.loss"),
    columns: [words.text("lab.columns.error")],
    rows: losses.flatMap(([label, value]) =>
      value === undefined ? [] : { label, cells: [precise.format(value)] },
    ),
    plots: [],
  };
  return {
    language,
    title: words.text("lab.training.title", { game: { id: "title" } }),
    intro: words.text("lab.training.intro"),
    facts: [
      ...commonFactsOf(subject, words),
      [words.text("lab.training.games"), whole.format(report.games)],
      [words.text("lab.training.iterations"), whole.format(report.iterations)],
      [
        words.text("lab.training.input"),
        words.text(report.usesEvaluate ? "lab.training.yes" : "lab.training.no"),
      ],
      [words.text("lab.training.samples"), whole.format(report.samples)],
      [words.text("lab.training.size"), whole.format(report.size)],
    ],
    labelHeading: words.text("lab.columns.what"),
    tables: [score, loss],
  };
}
