import { type Language, languageOf, localise } from "../lib/site-text.ts";
import type { Reader } from "../play/reader.ts";
import type { Day } from "./daily-puzzle.ts";
import { PUZZLE_MESSAGES as MESSAGES } from "./puzzle-messages.ts";
import type { PuzzleState } from "./puzzle-state.ts";

/** A day in words. */
export const formatDay = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : "fr", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));

/** A text that says how a puzzle was solved, without its solution. */
export function shareText(
  reader: Reader,
  { mistakes, hints }: Pick<PuzzleState, "mistakes" | "hints">,
  { day, url }: { readonly day: Day | undefined; readonly url: string },
): string {
  const title =
    day === undefined
      ? localise(reader, MESSAGES.shareTitle, { game: { id: "title" } })
      : localise(reader, MESSAGES.shareDaily, { date: formatDay(day, languageOf(reader)) });
  const tries =
    mistakes === 0
      ? localise(reader, MESSAGES.triesOne)
      : localise(reader, MESSAGES.tries, { tries: mistakes + 1 });
  const help = hints > 0 ? `, ${localise(reader, MESSAGES.hintsUsed, { hints })}` : "";
  return `${title}\n${"✗".repeat(mistakes)}✓ ${tries}${help}\n${url}`;
}
