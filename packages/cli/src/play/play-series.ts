import type { Text } from "@serpentarium/core";
import { playerAtSeat } from "@serpentarium/core/series";
import { type Match, outcomeOf } from "../match.ts";
import { describeScore, describeSeats } from "../score-table.ts";
import { isSeries, isSeriesOver, nextMatch, recordOf, type Series } from "../series.ts";
import { hasPerson, type Occupants } from "./occupants.ts";
import { playMatch } from "./play-match.ts";
import { findPromptCommand, LEAVE } from "./prompt-commands.ts";
import { type PlaySession, showEnd } from "./session.ts";

/** The settings of a series at the terminal. */
export type SeriesSession = Omit<PlaySession, "recordOf">;

const NEXT_GAME_QUESTION: Text = { en: "Next game?", fr: "Partie suivante ?" };
const NEXT_GAME_HELP: Text = {
  en: "Enter to begin it, undo, save <file>, quit",
  fr: "Entrée pour la commencer, annuler, enregistrer <fichier>, quitter",
};

/** The occupants of the current match; they change seats with their players. */
function rotateOccupants(
  { plan, earlier, match: { table } }: Series,
  { seats, chance }: Occupants,
): Occupants {
  const occupantAt = (seat: number) => seats[playerAtSeat(plan, table.seats, earlier.length, seat)];
  return { seats: seats.map((_, seat) => occupantAt(seat) ?? "person"), chance };
}

const sessionOf = (series: Series, session: SeriesSession): PlaySession => ({
  ...session,
  occupants: rotateOccupants(series, session.occupants),
  recordOf: (match) => recordOf({ ...series, match }),
});

/** Goes back into a finished match. */
async function reopen(match: Match, line: string, session: PlaySession) {
  const { earlyOutcome, ...rest } = match;
  return earlyOutcome ? rest : findPromptCommand(line)?.(match, session);
}

/** Runs a command typed between two games. */
async function handleLine(line: string, match: Match, session: PlaySession) {
  switch (line.split(" ", 1)[0]) {
    case "undo":
    case "annuler":
      return reopen(match, line, session);
    case "save":
    case "enregistrer":
    case "quit":
    case "quitter":
      return findPromptCommand(line)?.(match, session);
    default:
      session.terminal.print(session.terminal.translate(NEXT_GAME_HELP));
      return undefined;
  }
}

/** Asks for the next game; undefined if the person leaves. */
async function askForNext(series: Series, session: PlaySession): Promise<Series | undefined> {
  const { terminal, prompt } = session;
  if (!hasPerson(session.occupants)) return nextMatch(series);
  for (;;) {
    const answer = await prompt.ask(
      terminal.translate(NEXT_GAME_QUESTION),
      terminal.translate(NEXT_GAME_HELP),
    );
    if (answer === undefined) return undefined;
    const line = answer.trim();
    if (line === "") return nextMatch(series);
    const result = await handleLine(line, series.match, session);
    if (result === LEAVE) return undefined;
    if (typeof result === "object") return { ...series, match: result };
  }
}

/** Plays until the series is over or a person leaves. */
export async function playSeries(start: Series, seriesSession: SeriesSession): Promise<Series> {
  const { print, translate } = seriesSession.terminal;
  let series = start;
  for (;;) {
    const session = sessionOf(series, seriesSession);
    if (isSeries(series)) print(`\n${translate(describeSeats(series))}`);
    series = { ...series, match: await playMatch(series.match, session) };
    if (!outcomeOf(series.match)) return series;
    showEnd(series.match, session);
    if (!isSeries(series)) return series;
    print(`\n${translate(describeScore(series.match.game, recordOf(series)))}\n`);
    const next = isSeriesOver(series) ? undefined : await askForNext(series, session);
    if (!next) return series;
    series = next;
  }
}
