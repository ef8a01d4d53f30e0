import type { Message } from "@serpentarium/core";
import { formatColumns } from "../columns.ts";
import type { Terminal } from "../terminal.ts";
import type { SolvedGroup, SolvedStarts } from "./solve-starts.ts";

const EPSILON = 1e-9;

/** What the seats get, such as "seat 1 wins". */
function resultText({ shares }: SolvedGroup): Message {
  if (!shares) return { en: "not solved", fr: "sans solution" };
  const winner = shares.findIndex((share) => share > 1 - EPSILON);
  if (winner >= 0) return { en: `seat ${winner + 1} wins`, fr: `la place ${winner + 1} gagne` };
  if (shares.every((share) => Math.abs(share * shares.length - 1) < EPSILON))
    return { en: "draw", fr: "nulle" };
  const inLanguage = (language: string): string => {
    const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
    return shares.map((share) => format.format(share)).join(" : ");
  };
  return { en: inLanguage("en"), fr: inLanguage("fr") };
}

const actionsText = (actions: number): Message => ({
  en: actions === 1 ? "one action" : `${actions} actions`,
  fr: actions === 1 ? "un coup" : `${actions} coups`,
});

function boundText({ shares, actions }: SolvedGroup): Message {
  const { en, fr } = actionsText(actions);
  return shares
    ? { en: `within ${en}`, fr: `en ${fr} au plus` }
    : { en: `nobody can force a win within ${en}`, fr: `personne ne peut forcer le gain en ${fr}` };
}

/** Prints the results of several positions: one line for those with the same result. */
export function printSolved({ results }: SolvedStarts, { print, translate, language }: Terminal): void {
  const all = results.reduce((sum, { starts }) => sum + starts, 0);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const rows = results.map((group) => [
    translate(resultText(group)),
    String(group.starts),
    percent.format(group.starts / all),
    translate(boundText(group)),
  ]);
  for (const line of formatColumns(rows)) print(line);
}
