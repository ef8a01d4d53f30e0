import type { MessageReference } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import type { Survey } from "../rows-state.ts";

const settingOf = ({ matchOptions: { entry, turnLimit, seats } }: Survey): MessageReference => ({
  id: "rows.setting",
  data: {
    players: seats,
    entry,
    limit: turnLimit === null ? "none" : "turns",
    turns: turnLimit ?? undefined,
  },
});

/** Describes the state of a survey, with all settings needed to repeat it. */
export function surveyStatusText(survey: Survey | undefined, { words }: Reader): string {
  if (!survey) return words.text("rows.not-yet");
  if (survey.state === "counting") return words.text("rows.counting");
  if (survey.state === "failed") return words.text("rows.failed");
  const n = Math.min(...Object.values(survey.tallies).map(({ rows }) => rows));
  return words.text(survey.state === "finished" ? "rows.finished" : "rows.cancelled", {
    n,
    setting: settingOf(survey),
    reading: { id: `rows.reading.${survey.matchOptions.collision}` },
    seed: survey.seed,
  });
}
