import type { Words } from "@serpentarium/core";
import { type PrintableDocument, type Report, type Statistic, toReportDocument } from "@serpentarium/lab";
import type { Language } from "../words/languages.ts";
import { reportWords } from "../words/words.ts";

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

/** The id of the message about that advantage; it repeats the figures only if shared wins change them. */
function advantageMessage(wins: FormattedFigure | undefined, points: FormattedFigure, even: number): string {
  const edge = firstPlayerAdvantage(points.figure, even);
  const isSame = wins?.value === points.value && wins.interval === points.interval;
  return isSame ? `site.balance.${edge}-alone` : `site.balance.${edge}`;
}

/** Whether any turn had more than one legal action. */
const hasChoice = ({ sections }: Report): boolean =>
  sections.find(({ id }) => id === "branching")?.figures.find(({ id }) => id === "forced")?.value !== 1;

/** Summarises a report in sentences; omits figures that the report lacks. */
export function summarise(report: Report, language: Language): readonly SummarySentence[] {
  const words = reportWords(report.subject.id, language);
  const written = formattedFigures(report, toReportDocument(report, words));
  const even = 1 / report.subject.seats;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const format = (id: string, { value, interval }: Omit<FormattedFigure, "figure">): string =>
    words.text(id, { value, interval, even: percent.format(even) });
  const line = (id: string, ...ids: readonly string[]): SummarySentence[] => {
    const found = ids.flatMap((id) => written.get(id) ?? []).slice(0, 1);
    return found.map((figure) => ({ text: format(id, figure) }));
  };
  const [wins, points] = [written.get("outcome.order.1.wins"), written.get("outcome.order.1.points")];
  return [
    ...line("site.balance.begins", "outcome.order.1.wins"),
    ...(points ? line(advantageMessage(wins, points, even), "outcome.order.1.points") : []),
    ...line("site.balance.draws", "sharing.draw"),
    ...line("site.balance.length", "length.q50"),
    ...(hasChoice(report)
      ? line("site.balance.decisions", "decisions.weighty")
      : line("site.balance.forced", "branching.forced")),
    ...line("site.balance.comebacks", "drama.turned", "drama.sampled-turned"),
    ...endSentence(written, format, words),
  ];
}

/** The sentence about the clause by which most games end. */
function endSentence(
  written: ReadonlyMap<string, FormattedFigure>,
  format: (id: string, found: FormattedFigure) => string,
  words: Words,
): SummarySentence[] {
  const ends = [...written].flatMap(([id, found]) => (id.startsWith("ends.") ? [found] : []));
  const [most] = ends.toSorted((a, b) => b.figure.value - a.figure.value);
  if (most?.figure.clause === undefined) return [];
  const { clause: id, label } = most.figure;
  return [{ text: format("site.balance.ends", most), clause: { id, title: words.format(label) } }];
}

/** The remark on the strength of the bots, or another one if no turn has a choice. */
export function botRemark(report: Report, language: Language): string {
  const { bots } = report.subject;
  const [kind = ""] = new Set(bots).size === 1 ? bots : [];
  const id = hasChoice(report) ? `site.balance.bots.${kind}` : "site.balance.bots.forced";
  const words = reportWords(report.subject.id, language);
  return words.has(id) ? words.text(id) : "";
}

/**
 * The command that repeats the games of a report.
 *
 * @param extra - the game's package, if the CLI does not include it
 */
export function labCommand({ subject: { id, seats, bots, games, seed } }: Report, extra?: string): string {
  const names = new Set(bots).size === 1 ? bots[0] : bots.join(",");
  const program = extra === undefined ? "serpentarium" : `-p serpentarium -p ${extra} serpentarium`;
  return `npx ${program} lab ${extra ?? id} --seats ${seats} --bots ${names} --games ${games} --seed ${seed}`;
}
