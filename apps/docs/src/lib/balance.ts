import { fill, type Language } from "@serpentarium/core";
import { type Figure, type Paper, paperOfReport, type Report } from "@serpentarium/lab";
import { FORCED_REMARK, GIST_WORDS, REMARKS } from "./balance-words.ts";
import { typeset } from "./typography.ts";

/** A sentence of what came out, and the clause that it names at its end. */
export interface GistLine {
  readonly text: string;
  readonly clause?: { readonly id: string; readonly title: string };
}

/** A figure, and how the lab writes it. */
interface Written {
  readonly figure: Figure;
  readonly value: string;
  readonly interval: string;
}

/** Every figure of a report under its section and its own id: `outcome.order.1.wins`. */
function writtenFigures({ sections }: Report, { sheets }: Paper): ReadonlyMap<string, Written> {
  const entries = sections.flatMap(({ id, figures }, i) =>
    figures.map((figure, j): [string, Written] => {
      const [value = "", interval = ""] = sheets[i]?.rows[j]?.cells ?? [];
      return [`${id}.${figure.id}`, { figure, value, interval }];
    }),
  );
  return new Map(entries);
}

/** Whether those who begin are better off, worse off, or neither as far as their interval tells. */
export function edgeOf(
  { value, low = value, high = value }: Figure,
  even: number,
): "ahead" | "behind" | "level" {
  if (low > even) return "ahead";
  return high < even ? "behind" : "level";
}

/** What is said of that edge: the figures again only where wins that are shared make them others. */
function edgeWord(wins: Written | undefined, points: Written, even: number): keyof typeof GIST_WORDS {
  const edge = edgeOf(points.figure, even);
  const isSame = wins?.value === points.value && wins.interval === points.interval;
  return isSame ? `${edge}Alone` : edge;
}

/** Whether there was any turn with more than one legal action. */
const hasChoice = ({ sections }: Report): boolean =>
  sections.find(({ id }) => id === "branching")?.figures.find(({ id }) => id === "forced")?.value !== 1;

/** What came out, in whole sentences; nothing of what was not found. */
export function gistOf(report: Report, language: Language): readonly GistLine[] {
  const written = writtenFigures(report, paperOfReport(report, language));
  const even = 1 / report.subject.seats;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const say = (word: keyof typeof GIST_WORDS, { value, interval }: Omit<Written, "figure">): string =>
    typeset(fill(GIST_WORDS[word], language, { value, interval, even: percent.format(even) }), language);
  const line = (word: keyof typeof GIST_WORDS, ...ids: readonly string[]): GistLine[] => {
    const found = ids.flatMap((id) => written.get(id) ?? []).slice(0, 1);
    return found.map((one) => ({ text: say(word, one) }));
  };
  const [wins, points] = [written.get("outcome.order.1.wins"), written.get("outcome.order.1.points")];
  return [
    ...line("begins", "outcome.order.1.wins"),
    ...(points ? line(edgeWord(wins, points, even), "outcome.order.1.points") : []),
    ...line("draws", "sharing.draw"),
    ...line("length", "length.q50"),
    ...(hasChoice(report) ? line("weighty", "decisions.weighty") : line("forced", "branching.forced")),
    ...line("turned", "drama.turned", "drama.sampled-turned"),
    ...endLine(written, say, language),
  ];
}

/** The clause by which most games end. */
function endLine(
  written: ReadonlyMap<string, Written>,
  say: (word: keyof typeof GIST_WORDS, found: Written) => string,
  language: Language,
): GistLine[] {
  const ends = [...written].flatMap(([id, found]) => (id.startsWith("ends.") ? [found] : []));
  const [most] = ends.toSorted((a, b) => b.figure.value - a.figure.value);
  if (most?.figure.clause === undefined) return [];
  const { clause: id, label } = most.figure;
  return [{ text: say("ends", most), clause: { id, title: label[language] } }];
}

/** What to make of games between these bots: where there is no choice, anybody would play them so. */
export function remarkOn(report: Report, language: Language): string {
  const { bots } = report.subject;
  const [kind = ""] = new Set(bots).size === 1 ? bots : [];
  const remark = hasChoice(report) ? REMARKS[kind] : FORCED_REMARK;
  return typeset(remark?.[language] ?? "", language);
}

/**
 * The command that plays the games of a report again.
 *
 * @param extra - the package of a game that does not come with the program
 */
export function commandOf({ subject: { id, seats, bots, games, seed } }: Report, extra?: string): string {
  const names = new Set(bots).size === 1 ? bots[0] : bots.join(",");
  const program = extra === undefined ? "serpentarium" : `-p serpentarium -p ${extra} serpentarium`;
  return `npx ${program} lab ${extra ?? id} --seats ${seats} --bots ${names} --games ${games} --seed ${seed}`;
}
