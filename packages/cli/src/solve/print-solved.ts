import type { Message } from "@serpentarium/core";
import { formatColumns } from "../columns.ts";
import type { Terminal } from "../terminal.ts";
import type { SolvedGroup, SolvedStarts } from "./solve-starts.ts";

const EPSILON = 1e-9;

/** The result of the seats, such as "seat 1 wins". */
function resultText({ shares }: SolvedGroup, percent: Intl.NumberFormat): Message {
  if (!shares) return { id: "cli.solve.results.none" };
  const winner = shares.findIndex((share) => share > 1 - EPSILON);
  if (winner >= 0) return { id: "cli.solve.results.win", data: { number: winner + 1 } };
  if (shares.every((share) => Math.abs(share * shares.length - 1) < EPSILON))
    return { id: "cli.solve.results.draw" };
  return shares.map((share) => percent.format(share)).join(" : ");
}

const boundText = ({ shares, actions }: SolvedGroup): Message => ({
  id: shares ? "cli.solve.bounds.solved" : "cli.solve.bounds.open",
  data: { actions },
});

/** Prints the results of several positions, grouped by result. */
export function printSolved({ results }: SolvedStarts, { print, words }: Terminal): void {
  const all = results.reduce((sum, { starts }) => sum + starts, 0);
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const rows = results.map((group) => [
    words.format(resultText(group, percent)),
    String(group.starts),
    percent.format(group.starts / all),
    words.format(boundText(group)),
  ]);
  for (const line of formatColumns(rows)) print(line);
}
