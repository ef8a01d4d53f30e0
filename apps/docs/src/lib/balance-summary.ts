import type { Words } from "@serpentarium/core";
import { type PrintableDocument, type Report, type Statistic, toReportDocument } from "@serpentarium/lab";
import { BOT_REMARKS, FORCED_REMARK, SUMMARY_MESSAGES } from "./balance-messages.ts";
import { formatText, type Language } from "./site-text.ts";
import { typeset } from "./typography.ts";
import { reportWords } from "./words.ts";

/** A sentence of the summary and the clause linked at its end. */
export interface SummarySentence {
  readonly text: string;
  readonly clause?: { readonly id: string; readonly title: string };
}

/** A figure with its value and interval as formatted by the lab. */
interface FormattedFigure {
  readonly figure: Statistic;
  readonly value: string;
  readonly interval: string;
}

/** Every figure of a report, keyed by section id and figure id: `outcome.order.1.wins`. */
function formattedFigures(
  { sections }: Report,
  { tables }: PrintableDocument,
): ReadonlyMap<string, FormattedFigure> {
  const entries = sections.flatMap(({ id, figures }, i) =>
    figures.map((figure, j): [string, FormattedFigure] => {
      const [value = "", interval = ""] = tables[i]?.rows[j]?.cells ?? [];
      return [`${id}.${figure.id}`, { figure, value, interval }];
    }),
  );
  return new Map(entries);
}

/** Whether the first player is ahead, behind or, within the interval, level. */
export function firstPlayerAdvantage(
  { value, low = value, high = value }: Statistic,
  even: number,
): "ahead" | "behind" | "level" {
  if (low > even) return "ahead";
  return high < even ? "behind" : "level";
}

/** The message about that advantage; it repeats the figures only when shared wins change them. */
function advantageMessage(
  wins: FormattedFigure | undefined,
  points: FormattedFigure,
  even: number,
): keyof typeof SUMMARY_MESSAGES {
  const edge = firstPlayerAdvantage(points.figure, even);
  const isSame = wins?.value === points.value && wins.interval === points.interval;
  return isSame ? `${edge}Alone` : edge;
}

/** Whether any turn had more than one legal action. */
const hasChoice = ({ sections }: Report): boolean =>
  sections.find(({ id }) => id === "branching")?.figures.find(({ id }) => id === "forced")?.value !== 1;

/** Summarises a report in sentences; figures that the report lacks are left out. */
export function summarise(report: Report, language: Language): readonly SummarySentence[] {
  const words = reportWords(report.subject.id, language);
  const written = formattedFigures(report, toReportDocument(report, words));
  const even = 1 / report.subject.seats;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const format = (
    word: keyof typeof SUMMARY_MESSAGES,
    { value, interval }: Omit<FormattedFigure, "figure">,
  ): string =>
    typeset(
      formatText(SUMMARY_MESSAGES[word], language, { value, interval, even: percent.format(even) }),
      language,
    );
  const line = (word: keyof typeof SUMMARY_MESSAGES, ...ids: readonly string[]): SummarySentence[] => {
    const found = ids.flatMap((id) => written.get(id) ?? []).slice(0, 1);
    return found.map((figure) => ({ text: format(word, figure) }));
  };
  const [wins, points] = [written.get("outcome.order.1.wins"), written.get("outcome.order.1.points")];
  return [
    ...line("begins", "outcome.order.1.wins"),
    ...(points ? line(advantageMessage(wins, points, even), "outcome.order.1.points") : []),
    ...line("draws", "sharing.draw"),
    ...line("length", "length.q50"),
    ...(hasChoice(report) ? line("decisions", "decisions.weighty") : line("forced", "branching.forced")),
    ...line("comebacks", "drama.turned", "drama.sampled-turned"),
    ...endSentence(written, format, words),
  ];
}

/** The sentence about the clause by which most games end. */
function endSentence(
  written: ReadonlyMap<string, FormattedFigure>,
  format: (word: keyof typeof SUMMARY_MESSAGES, found: FormattedFigure) => string,
  words: Words,
): SummarySentence[] {
  const ends = [...written].flatMap(([id, found]) => (id.startsWith("ends.") ? [found] : []));
  const [most] = ends.toSorted((a, b) => b.figure.value - a.figure.value);
  if (most?.figure.clause === undefined) return [];
  const { clause: id, label } = most.figure;
  return [{ text: format("ends", most), clause: { id, title: words.format(label) } }];
}

/** The remark on the strength of the bots, or {@link FORCED_REMARK} when no turn has a choice. */
export function botRemark(report: Report, language: Language): string {
  const { bots } = report.subject;
  const [kind = ""] = new Set(bots).size === 1 ? bots : [];
  const remark = hasChoice(report) ? BOT_REMARKS[kind] : FORCED_REMARK;
  return typeset(remark?.[language] ?? "", language);
}

/**
 * The command that repeats the games of a report.
 *
 * @param extra - the game's package, when the CLI does not include it
 */
export function labCommand({ subject: { id, seats, bots, games, seed } }: Report, extra?: string): string {
  const names = new Set(bots).size === 1 ? bots[0] : bots.join(",");
  const program = extra === undefined ? "serpentarium" : `-p serpentarium -p ${extra} serpentarium`;
  return `npx ${program} lab ${extra ?? id} --seats ${seats} --bots ${names} --games ${games} --seed ${seed}`;
}
