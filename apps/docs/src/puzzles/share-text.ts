import type { Game } from "@serpentarium/core";
import { formatText, type Language } from "../lib/site-text.ts";
import { typeset } from "../lib/typography.ts";
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
  game: Game,
  language: Language,
  { mistakes, hints }: Pick<PuzzleState, "mistakes" | "hints">,
  { day, url }: { readonly day: Day | undefined; readonly url: string },
): string {
  const t = (text: Parameters<typeof formatText>[0], data?: Parameters<typeof formatText>[2]): string =>
    typeset(formatText(text, language, data), language);
  const title =
    day === undefined
      ? t(MESSAGES.shareTitle, { game: game.title[language] })
      : t(MESSAGES.shareDaily, { date: formatDay(day, language) });
  const tries = mistakes === 0 ? t(MESSAGES.triesOne) : t(MESSAGES.tries, { tries: mistakes + 1 });
  const help = hints > 0 ? `, ${t(MESSAGES.hintsUsed, { hints })}` : "";
  return `${title}\n${"✗".repeat(mistakes)}✓ ${tries}${help}\n${url}`;
}
