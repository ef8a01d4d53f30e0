import type { Measurement } from "./measure.ts";
import { quantile, quartiles } from "./statistics.ts";
import type { ConnectFourAnalyses } from "./subjects/exact-solving.ts";
import type { LiveFigures } from "./subjects/live.ts";
import type { MatchMemory } from "./subjects/match-memory.ts";
import type { Verdict } from "./verdict.ts";

type Align = "left" | "right";

/** Formats rows as a text table. */
function formatTable(rows: readonly (readonly string[])[], aligns: readonly Align[]): string {
  const widths = aligns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    aligns
      .map((align, column) => {
        const [cell = "", width = 0] = [row[column], widths[column]];
        return align === "left" ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd();
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "─".repeat(width))), ...body.map(line)].join("\n");
}

/** Rounds to three digits, the precision of the figures. */
const round = (value: number): string =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: 3 }).format(value);

export function formatSpeed(measured: readonly Measurement[]): string {
  const rows = measured.flatMap(({ subject: { name, unit, actions }, figures }) =>
    Object.entries(figures).map(([task, all], i) => {
      const { median, low, high } = quartiles(all);
      const spread = `${round(low)} – ${round(high)}`;
      return [i === 0 ? name : "", task, round(median), unit, spread, round(median * actions)];
    }),
  );
  const head = ["", "", "median", "a second", "quartiles", "actions a second"];
  return formatTable([head, ...rows], ["left", "left", "right", "left", "right", "right"]);
}

export const formatMemory = ({ match, record }: MatchMemory): string =>
  `A long match of Pantareï takes ${round(match)} bytes a turn; its record takes ${round(record)}.`;

/** The figures of servers of live matches. */
export function formatLive({ toSender, toOther, idle, ...rounds }: LiveFigures): string {
  const servers = {
    "SQLite, one server": rounds.sqlite,
    "SQLite, one server, over WebSockets": rounds.socket,
    "boardgame.io, in memory": rounds.boardgameIo,
    "node:http without rules": rounds.bare,
    "Postgres, one server": rounds.oneServer,
    "Postgres, two servers": rounds.twoServers,
  };
  const rows = Object.entries(servers)
    .filter(([, all]) => all.length > 0)
    .map(([name, all]) => [
      name,
      round(quartiles(all.map(({ actionsPerSecond }) => actionsPerSecond)).median),
      round(quartiles(all.map(({ actionsPerCpuSecond }) => actionsPerCpuSecond)).median),
      round(quartiles(all.map(({ actionsPerCpuSecond }) => 1e6 / actionsPerCpuSecond)).median),
    ]);
  const head = [
    "1,000 live matches of tic-tac-toe",
    "actions a second",
    "of a server's processor time",
    "µs an action",
  ];
  const format = (all: readonly number[]) =>
    `${round(quantile(all, 0.5))} ms (99 %: ${round(quantile(all, 0.99))} ms)`;
  const besideIdle = idle
    ? `Beside ${round(idle.streams)} idle streams, it answers within ${format(idle.toSender)}, and takes ${round(idle.memory / 2 ** 20)} MB, ${round(idle.memoryPerStream)} bytes a stream.`
    : "The system allows too few open connections to measure idle streams: see ulimit -n.";
  return `${formatTable([head, ...rows], ["left", "right", "right", "right"])}
At 500 actions a second, SQLite answers within ${format(toSender)}, and the other player sees an action after ${format(toOther)}.
${besideIdle}`;
}

/** What analyses of connect four find, by the number of actions before. */
export function formatAnalyses({ all, ranges }: ConnectFourAnalyses): string {
  const rows = [...ranges, all].map(({ name, right, wrong, missed }) => [
    name,
    round(right / (right + wrong)),
    round(right / (right + missed)),
    round(right + missed),
  ]);
  return formatTable(
    [["Analyses of connect four", "precision", "recall", "mistakes"], ...rows],
    ["left", "right", "right", "right"],
  );
}

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ goal, figure: { median, low, high }, bound, limit, met }) => {
    const spread = low === high ? "" : `${round(low)} – ${round(high)}`;
    return [goal, round(median), spread, `${bound} ${round(limit)}`, met ? "met" : "MISSED"];
  });
  return formatTable(
    [["", "figure", "quartiles", "goal", ""], ...rows],
    ["left", "right", "right", "right", "left"],
  );
}
