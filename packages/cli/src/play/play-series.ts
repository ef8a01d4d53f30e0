import type { Text } from "@serpentarium/core";
import { playerAt } from "@serpentarium/core/series";
import { type Match, outcomeOf } from "../match.ts";
import { describeScore, describeSeats } from "../score-table.ts";
import { isSeries, isSeriesOver, nextMatch, recordOf, type Series } from "../series.ts";
import { findOrder, LEAVE } from "./orders.ts";
import { playOn } from "./play-on.ts";
import { hasPerson, type Seating } from "./seating.ts";
import { type Session, showEnd } from "./session.ts";

/** A series at the terminal. */
export type SeriesSession = Omit<Session, "recordOf">;

const QUESTION: Text = { en: "Next game?", fr: "Partie suivante ?" };
const HINT: Text = {
  en: "Enter to begin it, undo, save <file>, quit",
  fr: "Entrée pour la commencer, annuler, enregistrer <fichier>, quitter",
};

/** Who sits where in the present match: the occupants go round with the players. */
function seatingOf({ plan, earlier, match: { table } }: Series, { seats, chance }: Seating): Seating {
  const sitting = (seat: number) => seats[playerAt(plan, table.seats, earlier.length, seat)];
  return { seats: seats.map((_, seat) => sitting(seat) ?? "person"), chance };
}

const sessionOf = (series: Series, session: SeriesSession): Session => ({
  ...session,
  seating: seatingOf(series, session.seating),
  recordOf: (match) => recordOf({ ...series, match }),
});

/** Back into a match that is over. */
async function reopen(match: Match, line: string, session: Session) {
  const { ended, ...before } = match;
  return ended ? before : findOrder(line)?.(match, session);
}

/** What can be typed between two games. */
async function obey(line: string, match: Match, session: Session) {
  switch (line.split(" ", 1)[0]) {
    case "undo":
    case "annuler":
      return reopen(match, line, session);
    case "save":
    case "enregistrer":
    case "quit":
    case "quitter":
      return findOrder(line)?.(match, session);
    default:
      session.terminal.print(session.terminal.say(HINT));
      return undefined;
  }
}

/** Asks whether to go on until the series changes; nothing when the person leaves. */
async function askForNext(series: Series, session: Session): Promise<Series | undefined> {
  const { terminal, prompt } = session;
  if (!hasPerson(session.seating)) return nextMatch(series);
  for (;;) {
    const answer = await prompt.ask(terminal.say(QUESTION), terminal.say(HINT));
    if (answer === undefined) return undefined;
    const line = answer.trim();
    if (line === "") return nextMatch(series);
    const done = await obey(line, series.match, session);
    if (done === LEAVE) return undefined;
    if (typeof done === "object") return { ...series, match: done };
  }
}

/** Plays on until the series is over or the person leaves. */
export async function playSeries(start: Series, begun: SeriesSession): Promise<Series> {
  const { print, say } = begun.terminal;
  let series = start;
  for (;;) {
    const session = sessionOf(series, begun);
    if (isSeries(series)) print(`\n${say(describeSeats(series))}`);
    series = { ...series, match: await playOn(series.match, session) };
    if (!outcomeOf(series.match)) return series;
    showEnd(series.match, session);
    if (!isSeries(series)) return series;
    print(`\n${say(describeScore(series.match.game, recordOf(series)))}\n`);
    const next = isSeriesOver(series) ? undefined : await askForNext(series, session);
    if (!next) return series;
    series = next;
  }
}
