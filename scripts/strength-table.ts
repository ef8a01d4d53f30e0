import type { Ladder } from "../packages/lab/src/ladder/index.ts";

const [BEGIN, END] = ["<!-- strength: written by pnpm run reports -->", "<!-- end -->"];

const integer = new Intl.NumberFormat("en", { maximumFractionDigits: 0, signDisplay: "negative" });

/** Half of the 95 % interval around a rating. */
const margin = (low: number, high: number): string => `± ${integer.format((high - low) / 2)}`;

/** The ratings of the bots in each game, as a Markdown table: one row a game, one column a bot, in the order of `names`. */
function formatTable(ladders: readonly Ladder[], names: readonly string[]): string {
  const rows = ladders.map(({ subject, players, pairs }) => {
    const [{ wins, draws, losses } = { wins: 0, draws: 0, losses: 0 }] = pairs;
    const cells = names.map((name) => {
      const player = players.find((one) => one.name === name);
      return player ? `${integer.format(player.elo)} ${margin(player.low, player.high)}` : "";
    });
    return [subject.title.en, wins + draws + losses, ...cells];
  });
  const lines = [
    ["game", "games a pair", ...names.map((name) => `\`${name}\``)],
    ["---", ...names.map(() => "---"), "---"],
    ...rows,
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Replaces the table of ratings in a README. @throws Error when the README has no place for it */
export function withStrengthTable(
  readme: string,
  ladders: readonly Ladder[],
  names: readonly string[],
): string {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the README has no "${BEGIN}" … "${END}"`);
  return `${readme.slice(0, from)}${BEGIN}\n\n${formatTable(ladders, names)}\n\n${readme.slice(to)}`;
}
