import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ladder } from "../packages/lab/src/ladder/index.ts";
import type { TrainingReport } from "../packages/lab/src/train/index.ts";

const STRENGTH = ["<!-- strength: written by pnpm run reports -->", "<!-- end -->"] as const;
const TRAINING = ["<!-- training: written by pnpm run reports -->", "<!-- end of training -->"] as const;

/** The English title of a game of this repository. */
function titleOf(id: string): string {
  const [file = ""] = globSync(join(import.meta.dirname, `../{packages,examples}/${id}/words/en.json`));
  return JSON.parse(readFileSync(file, "utf8")).title;
}

const integer = new Intl.NumberFormat("en", { maximumFractionDigits: 0, signDisplay: "negative" });

/** Half of the 95 % interval around a rating. */
const margin = (low: number, high: number): string => `± ${integer.format((high - low) / 2)}`;

/** The ratings of the bots in each game, as a Markdown table: one row per game, one column per bot, in the order of `names`. */
function formatTable(ladders: readonly Ladder[], names: readonly string[]): string {
  const rows = ladders.map(({ subject, players, pairs }) => {
    const [{ wins, draws, losses } = { wins: 0, draws: 0, losses: 0 }] = pairs;
    const cells = names.map((name) => {
      const player = players.find((one) => one.name === name);
      return player ? `${integer.format(player.elo)} ${margin(player.low, player.high)}` : "";
    });
    return [titleOf(subject.id), wins + draws + losses, ...cells];
  });
  return formatRows([
    ["game", "games a pair", ...names.map((name) => `\`${name}\``)],
    ["---", ...names.map(() => "---"), "---"],
    ...rows,
  ]);
}

const formatRows = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Replaces the text between two markers of a README. @throws Error if it has no such markers */
function replaceBetween(readme: string, [begin, end]: readonly [string, string], table: string): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the README has no "${begin}" … "${end}"`);
  return `${readme.slice(0, from)}${begin}\n\n${table}\n\n${readme.slice(to)}`;
}

/** Replaces the table of ratings in a README. @throws Error if the README has no place for it */
export function withStrengthTable(
  readme: string,
  ladders: readonly Ladder[],
  names: readonly string[],
): string {
  return replaceBetween(readme, STRENGTH, formatTable(ladders, names));
}

const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** The command that repeats a training. */
function trainingCommand({ subject, games, usesEvaluate, match }: TrainingReport): string {
  const evaluate = usesEvaluate ? " --evaluate" : "";
  const think = match.budget.milliseconds ?? 0;
  return `serpentarium train ${subject.id} --games ${games}${evaluate} --match ${match.games} --think ${think} --out FILE`;
}

/** Replaces the table of trained networks in a README. @throws Error if the README has no place for it */
export function withTrainingTable(readme: string, reports: readonly TrainingReport[]): string {
  const rows = reports.map((report) => {
    const { match, loss = 0, evaluateLoss = 0 } = report;
    const iterations = [0, 1].map((player) =>
      whole.format((match.iterations[player] ?? 0) / Math.max(1, match.decisions[player] ?? 0)),
    );
    return [
      titleOf(report.subject.id),
      `${percent.format(match.score)} (${percent.format(match.low)} – ${percent.format(match.high)})`,
      whole.format(match.games),
      iterations.join(" : "),
      `${loss.toFixed(3)} : ${evaluateLoss.toFixed(3)}`,
      `\`${trainingCommand(report)}\``,
    ];
  });
  const columns = [
    "game",
    "score of the network",
    "games",
    "iterations",
    "error of predicted results",
    "command",
  ];
  return replaceBetween(readme, TRAINING, formatRows([columns, columns.map(() => "---"), ...rows]));
}
