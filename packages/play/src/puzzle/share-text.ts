import type { Reader } from "@serpentarium/table";
import type { Day } from "./daily-puzzle.ts";
import type { PuzzleState } from "./puzzle-state.ts";

/** A day in words. */
export const formatDay = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));

/** A text that says how a puzzle was solved, without its solution. */
export function shareText(
  { words }: Reader,
  { mistakes, hints }: Pick<PuzzleState, "mistakes" | "hints">,
  { day, url }: { readonly day: Day | undefined; readonly url: string },
): string {
  const title =
    day === undefined
      ? words.text("puzzles.share-title", { game: { id: "title" } })
      : words.text("puzzles.share-daily", { date: formatDay(day, words.language) });
  const tries = words.text("puzzles.tries", { tries: mistakes + 1, hints });
  return `${title}\n${"✗".repeat(mistakes)}✓ ${tries}\n${url}`;
}
